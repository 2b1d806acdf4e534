/** Is nothing kept of this browser's own games, as storing is forbidden or full? Then it is said, once. */
export const forgetful = $state({ now: false, said: false });
