"""How learning goes, as a picture: a script in cells, for an editor that runs them one by one.

    python python/examples/learning_curve.py curve.svg
"""
# %% Learn, and measure on the way.
import sys

from self_play import train


def plot(curve, path):
    """A line from left to right in plain SVG: the share of games won against chance."""
    width, height, edge = 640, 360, 48
    last = max(curve[-1][0], 1)
    points = [(edge + (width - 2 * edge) * update / last, height - edge - (height - 2 * edge) * won) for update, won, _ in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    ticks = "".join(f'<text x="{edge - 8}" y="{height - edge - (height - 2 * edge) * share + 5:.0f}" text-anchor="end">{share:.0%}</text>'
                    for share in (0, 0.5, 1))
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#c93a2e"/>' for x, y in points)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" font-size="14">'
                   f'<rect width="100%" height="100%" fill="#fff"/>{ticks}<text x="{width / 2}" y="{height - 12}" text-anchor="middle">updates, 0 to {last}</text>'
                   f'<text x="{width / 2}" y="24" text-anchor="middle">games won against chance</text>'
                   f'<polyline points="{line}" fill="none" stroke="#c93a2e" stroke-width="2"/>{dots}</svg>\n')


# %% Draw it.
def main(path="curve.svg", **keywords):
    _, curve = train(**keywords)
    plot(curve, path)
    return curve


if __name__ == "__main__":
    main(*sys.argv[1:2])
