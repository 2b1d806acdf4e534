/** Events in words, for the log and for screen readers. */
import type { Names } from '../../lib/seats.svelte';
import { t } from '../../lib/texts.svelte';
import type { SeatName, SkakanieEvent, SkakanieView } from '../../wire/protocol';
import { pieceName } from './jigsaw';

/** An event in words, or null if it goes without saying. */
export function sentence(event: SkakanieEvent, before: SkakanieView, names: Names): string | null {
  const piece = (number: number): string => pieceName(before, number);
  /** What somebody does: the catalogue has the verb, the name goes before it. */
  const does = (seat: SeatName, name: string, more?: Record<string, string | number>): string => {
    const args = names.args(seat);
    return `${t('news-who', args)} ${t(name, { ...args, ...more })}`;
  };
  switch (event.type) {
    case 'dragon_placed':
      return t('event-dragon-placed', { stack: event.stack });
    case 'corner_chosen':
      return t('event-corner-chosen', { ...names.args(event.seat), stack: event.stack });
    case 'dragon_gave_way':
      return t('event-dragon-gave-way', { stack: event.stack });
    case 'taken':
      return does(event.seat, 'event-taken', { piece: piece(event.piece) });
    case 'walked':
      return does(event.seat, 'event-hopped', { stack: event.to });
    case 'pushed':
      return does(event.by, 'event-pushed', { other: names.who(event.seat), stack: event.to });
    case 'turn_ended':
      return before.actions_left > 0 ? does(event.seat, 'event-turn-ended') : null;
    case 'dragon_stepped':
      return t('event-dragon-stepped', { stack: event.to });
    case 'bitten':
      return t('event-bitten', names.args(event.seat));
    case 'spared':
      return t('event-spared', names.args(event.seat));
    case 'drawn':
      return t('event-drawn', { ...names.args(event.seat), piece: piece(event.piece) });
    case 'given':
      return t(event.face_up ? 'event-given-face-up' : 'event-given', {
        ...names.args(event.seat),
        piece: piece(event.piece),
        stack: event.stack,
      });
    case 'token_discarded':
      return t('event-token-discarded', { left: event.left });
    case 'game_over':
      return t('event-game-over');
    case 'dealt':
    case 'turn_began':
      return null;
  }
}
