/** The results in a picture to hand on: everybody with the tokens they captured. */
import type { Ply } from '../../../wire/protocol';
import type { Ended, Result } from '../../game';
import { pieceShape } from '../pieces';
import { captured, ranking } from './verdict';

/** How wide a token's disc is in its own units. */
const TOKEN = 84;
/** How large it gets in the picture. */
const LARGEST = 100;

export function results({ state, names, view }: Ended<'gambit'>, plies: readonly Ply[]): Result[] {
  return ranking(state.info.outcome ?? { places: [], scores: [], team: null }).map(({ seat, points }) => ({
    owners: [seat],
    name: names.who(seat),
    points: String(points),
    draw(canvas, box) {
      const tokens = captured(plies, seat);
      const most = (rows: number): number =>
        Math.min(box.height / rows, box.width / Math.ceil(tokens.length / rows), LARGEST);
      const side = Math.max(...[1, 2, 3, 4, 5].map(most));
      const columns = Math.floor(box.width / side);
      tokens.forEach((token, at) => {
        canvas.save();
        canvas.translate(
          box.x + side * ((at % columns) + 0.5),
          box.y + side * (Math.floor(at / columns) + 0.5),
        );
        canvas.scale(side / TOKEN, side / TOKEN);
        draw(canvas, token, view.points[token] ?? 0);
        canvas.restore();
      });
    },
  }));
}

/** A token around 0,0, as `Token.svelte` draws it. */
function draw(canvas: CanvasRenderingContext2D, token: string, points: number): void {
  const style = getComputedStyle(document.documentElement);
  const [disc, ink, brass, pale] = ['--token', '--token-ink', '--brass', '--pale'].map((name) =>
    style.getPropertyValue(name),
  );
  const circle = (x: number, y: number, radius: number): Path2D => {
    const path = new Path2D();
    path.arc(x, y, radius, 0, 2 * Math.PI);
    return path;
  };
  canvas.fillStyle = disc ?? '';
  canvas.strokeStyle = ink ?? '';
  canvas.lineWidth = 2.5;
  canvas.fill(circle(0, 0, 39));
  canvas.stroke(circle(0, 0, 39));
  canvas.strokeStyle = brass ?? '';
  canvas.lineWidth = 1.5;
  canvas.stroke(circle(0, 0, 34));
  const { shape, lines } = pieceShape(token);
  canvas.save();
  canvas.translate(-33, -36);
  canvas.scale(0.62, 0.62);
  canvas.fillStyle = ink ?? '';
  canvas.fill(new Path2D(shape));
  canvas.fillStyle = disc ?? '';
  canvas.fill(new Path2D(lines));
  canvas.restore();
  canvas.fillStyle = ink ?? '';
  canvas.fill(circle(20, 20, 16));
  canvas.fillStyle = pale ?? '';
  canvas.font = `bold 24px ${style.getPropertyValue('--font-text')}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'alphabetic';
  canvas.fillText(String(points), 20, 28.5);
}
