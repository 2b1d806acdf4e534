import { beforeEach, expect, test, vi } from 'vitest';

import { checkSetup } from '../../../../net/http';
import type { SetupCheck } from '../../../../wire/protocol';
import { ownCard } from '../../own-cards';
import { cellAt, EMPTY, toText } from './draft';
import { Editor } from './editor.svelte';

vi.mock(import('../../../../net/http'), async (original) => ({ ...(await original()), checkSetup: vi.fn() }));

const fine = (text: string): SetupCheck => ({
  card: { name: 'x', text },
  errors: [],
  notes: [],
  position: null,
});
const asked = vi.mocked(checkSetup);

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  asked.mockImplementation((text) => Promise.resolve(fine(text)));
});

test('a tap puts the tool down and a second takes it away; both can be undone and redone', () => {
  const editor = new Editor('', 'one', vi.fn());
  editor.tool = 'N';
  expect([editor.tap('e4'), editor.tap('e4')]).toEqual(['N', '.']);
  editor.undo();
  expect(cellAt(editor.draft, 'e4')).toBe('N');
  editor.undo();
  expect([cellAt(editor.draft, 'e4'), editor.canUndo]).toEqual(['.', false]);
  editor.redo();
  expect([cellAt(editor.draft, 'e4'), editor.canRedo]).toEqual(['N', true]);
  editor.tap('a1');
  expect(editor.canRedo).toBe(false);
});

test('letters typed into a field are undone together, and apart from those of another', () => {
  const editor = new Editor('', 'one', vi.fn());
  for (const name of ['O', 'Ol', 'Ola']) editor.rename(name);
  editor.worth('K', 1);
  editor.worth('K', 12);
  editor.undo();
  expect([editor.draft.name, editor.draft.points]).toEqual(['Ola', {}]);
  editor.undo();
  expect([editor.draft.name, editor.canUndo]).toEqual(['', false]);
});

test('what only is looked at is not kept; what is changed is, with whether it can be played', async () => {
  const kept = vi.fn();
  const editor = new Editor('', 'one', kept);
  await vi.waitFor(() => expect(editor.playable).not.toBeNull());
  expect([ownCard('one'), kept.mock.calls]).toEqual([null, []]);
  editor.tap('e4');
  expect(editor.playable).toBeNull();
  await vi.waitFor(() => expect(ownCard('one')?.playable).toBe(true));
  expect(ownCard('one')?.text).toBe(editor.text);
  expect(kept).toHaveBeenCalledWith('one');
});

test('an answer that comes late says nothing of what was drawn since', async () => {
  const answers: ((check: SetupCheck) => void)[] = [];
  asked.mockImplementation(() => new Promise((done) => answers.push(done)));
  const editor = new Editor('', 'one', vi.fn());
  editor.tap('e4');
  answers[0]?.(fine(toText(EMPTY)));
  await Promise.resolve();
  expect(editor.check).toBeNull();
  answers[1]?.(fine(editor.text));
  await vi.waitFor(() => expect(editor.playable?.text).toBe(editor.text));
});

test('without an answer it says why, and what is drawn is kept all the same', async () => {
  asked.mockRejectedValue(new Error('away'));
  const editor = new Editor('', 'one', vi.fn());
  editor.tap('e4');
  await vi.waitFor(() => expect(editor.failure).toBeInstanceOf(Error));
  expect(ownCard('one')?.text).toBe(editor.text);
});
