import { mount } from 'svelte';

import '../src/dev/languages';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import Skakanie from './Skakanie.svelte';

const target = document.getElementById('app');
if (target) mount(Skakanie, { target });
