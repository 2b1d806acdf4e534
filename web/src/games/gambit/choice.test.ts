import { describe, expect, test } from 'vitest';

import { gambitView } from '../../dev/fixtures';
import { canPick, legalOf, picked } from './choice';

const planning = gambitView({ phase: 'planning', legal: ['plan QRN', 'plan QNR', 'plan RQN', 'unplan'] });
const laying = gambitView({ phase: 'laying', legal: ['lay Q', 'lay N'] });

describe('what may be done', () => {
  test('squares lead to the action that goes there', () => {
    const moving = legalOf(gambitView({ legal: ['move e5', 'move h8'] }));
    expect([...moving.squares]).toEqual([
      ['e5', 'move e5'],
      ['h8', 'move h8'],
    ]);
    const placing = legalOf(gambitView({ phase: 'placing', legal: ['place 2', 'place 4'] }));
    expect(placing.squares.get('h5')).toBe('place 2');
    expect(placing.squares.get('a4')).toBe('place 4');
  });

  test('a plan wants three cards, a turn one, a move none', () => {
    expect([planning, laying, gambitView({ legal: ['move e5'] })].map((view) => legalOf(view).picks)).toEqual(
      [3, 1, 0],
    );
  });

  test('a blocked gambit can only stay', () => {
    expect(legalOf(gambitView({ legal: ['stay'] }))).toMatchObject({ stay: true, picks: 0 });
  });

  test('a plan can be taken back while the server says so', () => {
    expect(legalOf(planning).unplan).toBe(true);
    expect(legalOf(laying).unplan).toBe(false);
  });
});

describe('picking cards', () => {
  test('goes as far as a legal action begins so', () => {
    expect(canPick(planning, [], 'Q')).toBe(true);
    expect(canPick(planning, ['Q'], 'N')).toBe(true);
    expect(canPick(planning, ['R'], 'N')).toBe(false);
    expect(canPick(planning, ['Q', 'R', 'N'], 'Q')).toBe(false);
    expect(canPick(laying, [], 'R')).toBe(false);
  });

  test('is complete when the cards make an action', () => {
    expect(picked(planning, ['Q', 'R'])).toBeNull();
    expect(picked(planning, ['Q', 'R', 'N'])).toBe('plan QRN');
    expect(picked(laying, ['N'])).toBe('lay N');
    expect(picked(laying, [])).toBeNull();
  });
});
