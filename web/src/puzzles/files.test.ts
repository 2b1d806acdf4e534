import { expect, test } from 'vitest';

import { isSolved, solve, solvedPuzzles } from '../lib/puzzles';
import { entries, puzzles, STEPS } from './files';

test('all puzzles are listed by game and step, each once', async () => {
  const all = await puzzles();
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const game of ['gambit', 'skakanie'])
    for (const step of STEPS)
      expect(all.filter((one) => one.game === game && one.step === step).length).toBeGreaterThanOrEqual(15);
  expect(all[0]?.game).toBe('gambit');
  expect(all.at(-1)).toMatchObject({ game: 'skakanie', step: 4 });
});

test('what is no puzzle is passed over', () => {
  const good = 'puzzle gambit-move-1\nasks move\nstep 2\nlog\nA move e4\n';
  expect(entries(`${good}puzzle chess-mate-1\nasks mate\nstep 1\n`)).toEqual([
    { id: 'gambit-move-1', game: 'gambit', asks: 'move', step: 2, text: good.trimEnd() },
  ]);
  expect(entries('')).toEqual([]);
});

test('what is solved is remembered, and only what may be a puzzle', () => {
  localStorage.clear();
  solve('gambit-move-1');
  solve('../x');
  expect(isSolved('gambit-move-1')).toBe(true);
  expect(solvedPuzzles()).toEqual(['gambit-move-1']);
});
