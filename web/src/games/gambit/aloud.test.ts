import { beforeEach, expect, test } from 'vitest';

import { gambitView } from '../../dev/fixtures';
import { texts } from '../../lib/texts.svelte';
import { asks } from './aloud';

beforeEach(() => (texts.language = 'en'));

test('where one can go is told, captures first', () => {
  const view = gambitView({ legal: ['move e7', 'move e6'], tokens: { e7: 'R' } });
  expect(asks(view, 'A')).toMatch(/Captures: e7 \(rook, \d points?\)\. Free squares: e6\.$/);
});

test('which cards one has is told when one has to pick', () => {
  const view = gambitView({ legal: ['lay Q', 'lay N'] });
  expect(asks(view, 'A')).toMatch(/Your hand: .+\.$/);
});
