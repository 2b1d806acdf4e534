"""Environments: `gambit_v1` and `skakanie_v1` for PettingZoo (AEC and Parallel), `single` for Gymnasium. They need `pip install stolik[env]`."""
