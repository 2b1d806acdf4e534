/** How it ended for the team: by how much, what the Dragon keeps, what everybody put together, and when it was decided. */
import { reached } from '../../../end/turning';
import { t } from '../../../lib/texts.svelte';
import { signed } from '../../../lib/words';
import type { Ply, SeatName } from '../../../wire/protocol';
import type { Ended, Result, Verdict } from '../../game';
import { outlines } from '../jigsaw';
import { paint } from '../pictures';
import { poolName } from '../prompt';

export function verdict({ view }: Ended<'skakanie'>, seat: SeatName | null): Verdict {
  const { score, target } = view.team;
  const won = score >= target;
  const own = t(won ? 'web-end-team-won' : 'web-end-team-lost', { points: Math.abs(score - target) });
  /** What still lies on the stacks is the Dragon's. */
  const left = view.stacks.reduce(
    (sum, stack) => sum + (stack.top === null ? 0 : 1) + stack.unknown + stack.known.length,
    0,
  );
  return {
    title: seat ? own : t(won ? 'web-sk-won' : 'web-sk-lost'),
    won,
    why: [
      t('web-sk-result', { score: signed(score), target }),
      t('web-sk-dragon-keeps', { count: left, all: view.columns * view.rows }),
    ],
  };
}

export function turning(plies: readonly Ply[], { view }: Ended<'skakanie'>): number | null {
  const scores = plies.map((ply) => (ply.view.game === 'skakanie' ? ply.view.team.score : 0));
  return reached(scores, view.team.target);
}

export function results({ table, view, options, names }: Ended<'skakanie'>): Result[] {
  return view.pools.map((pool, at) => ({
    owners: pool.owners,
    name: poolName(view, at, null, names),
    points: signed(pool.score),
    async draw(canvas, box) {
      const picture = new Image();
      picture.src = await paint(options.art, view, table);
      await picture.decode();
      const side = Math.min(box.width / view.columns, box.height / view.rows);
      canvas.save();
      canvas.translate(box.x, box.y);
      canvas.scale(side, side);
      canvas.globalAlpha = 0.14;
      canvas.drawImage(picture, 0, 0, view.columns, view.rows);
      canvas.globalAlpha = 1;
      const path = new Path2D(outlines(view, pool.fragments.flat()));
      canvas.lineWidth = 0.05;
      canvas.stroke(path);
      canvas.clip(path);
      canvas.drawImage(picture, 0, 0, view.columns, view.rows);
      canvas.restore();
    },
  }));
}
