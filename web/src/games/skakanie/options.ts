/** What is agreed about Skakanie, in words and as it fits the seats. */
import { type Names, SEATS } from '../../lib/seats.svelte';
import { t } from '../../lib/texts.svelte';
import { word } from '../../lib/words';
import type { SeatName, SkakanieOptions } from '../../wire/protocol';

export function agreed(options: SkakanieOptions, names: Names): { text: string; rule: string | null }[] {
  const size = options.picture.replace('x', ' × ');
  const extra = SEATS.flatMap((seat) => {
    const more = options.extra[seat];
    return more ? [{ text: t('web-agreed-extra', { who: names.who(seat), more }), rule: 'S13' }] : [];
  });
  const variants = [
    { on: options.singles === 2, text: t('skakanie-singles'), rule: 'S13' },
    { on: options.push, text: t('skakanie-push'), rule: 'S13' },
    { on: options.joint, text: t('skakanie-joint'), rule: 'S13' },
    { on: options.fierce, text: t('skakanie-fierce'), rule: 'S8' },
  ];
  const dragon =
    options.dragon === 'random'
      ? t('web-agreed-dragon-random')
      : t('event-dragon-placed', { stack: options.dragon });
  return [
    { text: t('web-agreed-picture', { art: word(`web-art-${options.art}`, options.art), size }), rule: 'S1' },
    { text: t('skakanie-youngest', names.args(options.youngest)), rule: 'S4' },
    { text: t('web-agreed-actions', { actions: options.actions }), rule: 'S5' },
    ...extra,
    ...variants.filter(({ on }) => on),
    { text: t('web-agreed-target', { target: options.target }), rule: 'S12' },
    { text: dragon, rule: 'S3' },
    ...(options.silent
      ? [{ text: t('web-agreed-silent'), rule: 'S11' }]
      : [
          { text: t(options.hints ? 'web-agreed-hints' : 'web-agreed-no-hints'), rule: 'S11' },
          { text: t(options.odds ? 'web-agreed-odds' : 'web-agreed-no-odds'), rule: null },
        ]),
  ];
}

/** Whoever is not there is not the youngest and has no more actions than others. */
export function fit<Of extends SkakanieOptions>(options: Of, seats: readonly SeatName[]): Of {
  const extra = seats.flatMap((seat) => {
    const more = options.extra[seat];
    return more ? [[seat, more] as const] : [];
  });
  return {
    ...options,
    seats: seats.length,
    youngest: seats.includes(options.youngest) ? options.youngest : 'A',
    extra: Object.fromEntries(extra),
  };
}
