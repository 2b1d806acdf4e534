/** What is waited for, and what to mind, in words. */
import { isAsked, poolOf } from './choices';
import type { Names } from '../../lib/seats.svelte';
import { list, t } from '../../lib/texts.svelte';
import type { SeatName, SkakanieView } from '../../wire/protocol';
import { pieceName } from './jigsaw';

/** Whom the game waits for; null if nobody. */
export function waited(view: SkakanieView): SeatName | null {
  return view.wait.for === 'chance' || view.wait.for === 'over' ? null : view.wait.seat;
}

/** Whose turn it is and what they do; by name where several people share a device. */
export function headline(view: SkakanieView, names: Names): string {
  const { wait } = view;
  if (wait.for === 'chance') return t('web-sk-wait-chance');
  if (wait.for === 'over') return t('web-sk-over');
  return t(`web-sk-wait-${wait.for}`, names.args(wait.seat));
}

/** What the player can do now, or how many actions somebody has. */
export function advice(
  view: SkakanieView,
  seat: SeatName | null,
  chosen: number | null,
  pushed: string | null,
): string {
  const { wait } = view;
  if (wait.for === 'over') return t('event-game-over');
  if (wait.for === 'chance') return '';
  const mine = wait.seat === seat && isAsked(view);
  if (wait.for === 'corner') return mine ? t('web-sk-do-corner') : '';
  if (wait.for === 'give') {
    if (!mine) return '';
    if (wait.piece !== null) return t('question-give-drawn', { piece: pieceName(view, wait.piece) });
    return chosen === null ? t('web-sk-do-piece') : t('web-sk-do-stack', { piece: pieceName(view, chosen) });
  }
  if (pushed !== null) return t('web-sk-do-push', { who: pushed });
  const actions = t('prompt-turn', { actions: view.actions_left });
  return mine ? `${actions} · ${t('web-sk-do-turn')}` : actions;
}

/** What comes if the turn ends now, where that is worth a word; empty otherwise. */
export function warning(view: SkakanieView, seat: SeatName | null, names: Names): string {
  const coming = view.if_ended;
  if (!coming || view.wait.for !== 'turn' || view.wait.seat !== seat) return '';
  const stack = coming.dragon;
  const others = coming.bitten.filter((one) => one !== seat).map((one) => short(names.who(one)));
  const parts = [
    coming.bitten.includes(seat) ? t('web-sk-warn-you', { stack }) : '',
    others.length > 0 ? t('web-sk-warn-others', { stack, names: list(others) }) : '',
    coming.over ? t('web-sk-warn-over') : coming.token ? t('web-sk-warn-token') : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Long names are cut where there is little room. */
function short(name: string): string {
  return name.length > 16 ? `${name.slice(0, 15).trimEnd()}…` : name;
}

/** A pool's name: its owner's, or everybody's. */
export function poolName(view: SkakanieView, at: number, seat: SeatName | null, names: Names): string {
  const owners = view.pools[at]?.owners ?? [];
  const [owner, other] = owners;
  if (!owner || other) return t('web-sk-common');
  const who = names.who(owner);
  const mine = seat !== null && poolOf(view, seat) === at && who !== t('seat-default-name');
  return mine ? t('web-sk-mine', { who }) : who;
}
