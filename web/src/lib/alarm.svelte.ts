/** That the connection is lost, for sheets: they lie over the notice of it. */
export const alarm = $state({ lost: false });
