import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { gambitOptions, gambitState, gambitView } from '../../dev/fixtures';
import { texts } from '../../lib/texts.svelte';
import type { TableProps, ViewOf } from '../game';
import Table from './Table.svelte';

const act = vi.fn();

function show(
  view: ViewOf<'gambit'>,
  pending: string | null = null,
  state = gambitState(),
): (question: number) => Promise<void> {
  const props = {
    state,
    options: gambitOptions(2),
    view,
    event: null,
    beat: 0,
    pace: 0,
    seat: 'A' as const,
    pending,
    act,
    point: () => undefined,
    pointed: [],
    thinking: [],
    online: ['A' as const],
  } satisfies TableProps<'gambit'>;
  const { rerender } = render(Table, props);
  /** The same table, told anew with this question. */
  return (question) => rerender({ state: gambitState({}, { seats: [{ seat: 'A', question, undo: null }] }) });
}

const square = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-square="${name}"]`);
  if (!found) throw new Error(`no square ${name}`);
  return found;
};
const card = (letter: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-card="${letter}"]`);
  if (!found) throw new Error(`no card ${letter}`);
  return found;
};

beforeEach(() => {
  texts.language = 'en';
  act.mockClear();
});

afterEach(cleanup);

test('a legal square is one tap, another square is none', async () => {
  show(gambitView({ legal: ['move e7'] }));
  await fireEvent.click(square('e5'));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(square('e7'));
  expect(act).toHaveBeenCalledWith('move e7');
});

test('squares say what lies there and what can be done', () => {
  show(gambitView({ legal: ['move e7', 'move e5'] }));
  expect(square('e7').getAttribute('aria-label')).toBe('e7, pawn, 1 point, can be captured');
  expect(square('e5').getAttribute('aria-label')).toBe('e5, empty, can be reached');
  expect(square('h5').getAttribute('aria-label')).toBe('h5, gambit of Jay');
});

test('a card of the row is one’s secret until the game is over', () => {
  const row = [{ lies: 'peeked' as const, card: 'Q' }];
  const view = gambitView({ seats: gambitView().seats.map((one) => ({ ...one, row })) });
  const first = (): string | null =>
    screen
      .getByRole('list', { name: 'Your row, the next card first' })
      .querySelector('[role=img]')
      ?.getAttribute('aria-label') ?? null;
  show(view);
  expect(first()).toBe('Place 1: queen, face down; only you see it');
  cleanup();
  const state = gambitState();
  show({ ...view, phase: 'over' }, null, { ...state, info: { ...state.info, stage: 'over' } });
  expect(first()).toBe('Place 1: queen');
});

test('the board is walked with the arrow keys', async () => {
  show(gambitView({ legal: ['move e7'] }));
  square('e4').focus();
  await fireEvent.keyDown(square('e4'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(square('e5'));
  await fireEvent.keyDown(square('e5'), { key: 'End' });
  expect(document.activeElement).toBe(square('h5'));
  await fireEvent.keyDown(square('h5'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(square('h5'));
});

test('a plan is picked, put back, picked again and confirmed', async () => {
  const seats = gambitView().seats.map((seat) => ({ ...seat, row: [] }));
  show(gambitView({ phase: 'planning', seats, legal: ['plan QRN', 'plan NRQ', 'plan RNQ'] }));
  await fireEvent.click(card('Q'));
  await fireEvent.click(card('R'));
  expect(screen.getByText('2 of 3')).toHaveProperty('disabled', true);
  await fireEvent.click(screen.getByText('Place 1: queen, picked; undo'));
  await fireEvent.click(card('N'));
  await fireEvent.click(card('Q'));
  await fireEvent.click(screen.getByText('Lay face down'));
  expect(act).toHaveBeenCalledWith('plan RNQ');
});

test('one card is laid after a move', async () => {
  show(gambitView({ phase: 'laying', legal: ['lay Q', 'lay R', 'lay N'] }));
  await fireEvent.click(card('N'));
  await fireEvent.click(screen.getByText('Lay card'));
  expect(act).toHaveBeenCalledWith('lay N');
});

test('a blocked turn is explained and one stays', async () => {
  show(gambitView({ legal: ['stay'] }));
  expect(screen.getByText(/Blocked: this card leads nowhere/)).toBeTruthy();
  await fireEvent.click(screen.getByText('Stay'));
  expect(act).toHaveBeenCalledWith('stay');
});

test('nothing can be tapped while an action is on its way', async () => {
  show(gambitView({ legal: ['move e7'] }), 'move e7');
  await fireEvent.click(square('e7'));
  expect(act).not.toHaveBeenCalled();
});

test('picked cards stay until another question is asked', async () => {
  const seats = gambitView().seats.map((seat) => ({ ...seat, row: [] }));
  const ask = show(gambitView({ phase: 'planning', seats, legal: ['plan QRN'] }));
  await fireEvent.click(card('Q'));
  await ask(1);
  expect(card('Q').getAttribute('aria-pressed')).toBe('true');
  await ask(2);
  expect(card('Q').getAttribute('aria-pressed')).toBe('false');
});

test('the last move is drawn from the view alone', () => {
  const last = { seat: 'B', card: 'R', from: 'h1', to: 'h5', captured: null } as const;
  show(gambitView({ last }));
  expect(document.querySelector('line.trace')?.getAttribute('y1')).toBe('750');
  cleanup();
  show(gambitView({ last: { ...last, from: 'h5' } }));
  expect(document.querySelector('line.trace')).toBeNull();
});
