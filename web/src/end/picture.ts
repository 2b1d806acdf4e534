/** A result as a picture to hand on: the verdict, everybody with what they gathered, and the scores over the game. */
import { SHAPES } from '../lib/seats.svelte';
import { Chart } from '../replay/chart';
import type { SeatName } from '../wire/protocol';
import type { Result } from '../games/game';

const [WIDTH, HEIGHT, MARGIN] = [1200, 900, 56];
const HEAD = 190;
const CHART = 150;

export interface Told {
  game: string;
  title: string;
  results: readonly Result[];
  /** The scores of each line of the chart, with whose colour it has; and the ply that decided. */
  lines: readonly { seat: SeatName | null; scores: readonly number[] }[];
  turning: number | null;
  /** Where the game can be seen again. */
  place: string;
}

export async function draw(told: Told): Promise<Blob> {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [WIDTH, HEIGHT];
  const canvas = sheet.getContext('2d');
  if (!canvas) throw new Error('There is nothing to draw on.');
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  /** What is too long is written smaller. */
  const write = (text: string, x: number, y: number, size: number, face = 'display', width = WIDTH): void => {
    const font = (high: number): string =>
      `${face === 'display' ? 600 : 400} ${high}px ${colour(`--font-${face}`)}`;
    canvas.font = font(size);
    canvas.font = font(Math.min(size, (size * width) / canvas.measureText(text).width));
    canvas.fillText(text, x, y);
  };
  canvas.fillStyle = colour('--ground');
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
  canvas.fillStyle = colour('--walnut');
  canvas.fillRect(0, 0, WIDTH, HEAD - 30);
  canvas.fillStyle = colour('--brass');
  canvas.fillRect(0, HEAD - 30, WIDTH, 5);
  canvas.fillStyle = colour('--cream');
  write(told.game, MARGIN, 58, 34, 'text');
  write(told.title, MARGIN, 124, 60, 'display', WIDTH - 2 * MARGIN);

  const room = HEIGHT - HEAD - CHART - 2 * MARGIN;
  const columns = Math.max(1, Math.min(told.results.length, told.results.length > 4 ? 3 : 2));
  const rows = Math.ceil(told.results.length / columns);
  const [wide, high] = [(WIDTH - 2 * MARGIN) / columns, room / rows];
  for (const [at, result] of told.results.entries()) {
    const x = MARGIN + (at % columns) * wide;
    const y = HEAD + Math.floor(at / columns) * high;
    result.owners.forEach((seat, nth) => mark(canvas, seat, x + 26 + nth * 40, y + 30, colour));
    const left = x + 26 + result.owners.length * 40;
    canvas.fillStyle = colour('--ink');
    write(result.name, left, y + 42, 36, 'display', x + wide - 110 - left);
    canvas.textAlign = 'right';
    write(result.points, x + wide - 24, y + 46, 46);
    canvas.textAlign = 'left';
    canvas.strokeStyle = colour('--ink');
    await result.draw(canvas, { x, y: y + 62, width: wide - 24, height: high - 78 });
  }

  const top = HEIGHT - MARGIN - CHART - 20;
  const chart = new Chart(
    told.lines.map(({ scores }) => scores),
    { width: WIDTH - 2 * MARGIN, height: CHART },
  );
  canvas.save();
  canvas.translate(MARGIN, top);
  canvas.lineWidth = 2;
  canvas.strokeStyle = colour('--line');
  for (const tick of chart.ticks()) canvas.stroke(new Path2D(`M0 ${chart.y(tick)}H${WIDTH - 2 * MARGIN}`));
  if (told.turning !== null) {
    canvas.strokeStyle = colour('--ink-soft');
    canvas.setLineDash([6, 6]);
    canvas.stroke(new Path2D(`M${chart.x(told.turning)} 0V${CHART}`));
    canvas.setLineDash([]);
  }
  canvas.lineWidth = 5;
  told.lines.forEach(({ seat }, at) => {
    canvas.strokeStyle = colour(seat ? `--seat-${seat}` : '--ink');
    canvas.stroke(new Path2D(chart.path(at)));
  });
  if (told.turning !== null) {
    canvas.fillStyle = colour('--brass');
    canvas.fill(new Path2D(`M${chart.x(told.turning)} -14l12 14-12 14-12-14z`));
  }
  canvas.restore();
  canvas.fillStyle = colour('--ink-soft');
  write(told.place, MARGIN, HEIGHT - 26, 26, 'text', WIDTH - 2 * MARGIN);

  return new Promise((done, fail) =>
    sheet.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture could not be made.')))),
  );
}

function mark(
  canvas: CanvasRenderingContext2D,
  seat: SeatName,
  x: number,
  y: number,
  colour: (name: string) => string,
): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(0.6, 0.6);
  const shape = new Path2D(SHAPES[seat]);
  canvas.fillStyle = colour(`--seat-${seat}`);
  canvas.fill(shape);
  canvas.strokeStyle = colour(`--rim-${seat}`);
  canvas.lineWidth = 4;
  canvas.stroke(shape);
  canvas.fillStyle = colour('--white');
  canvas.font = `bold 32px ${colour('--font-text')}`;
  canvas.textAlign = 'center';
  canvas.fillText(seat, 0, seat === 'C' ? 19 : 11);
  canvas.restore();
}
