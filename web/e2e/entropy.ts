/** What a page adds to shuffles, from a seed instead of chance: runs in the page before its own code. */
export function seedEntropy(seed: string): void {
  /** The length of what `newEntropy` draws; keys and the like are shorter, and stay chance. */
  const ENTROPY = 32;
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(into: T): T => {
    if (!(into instanceof Uint8Array) || into.length !== ENTROPY) return draw(into);
    // Counted over reloads, so that no two games of a page are the same.
    const drawn = Number(sessionStorage.getItem('drawn') ?? 0);
    sessionStorage.setItem('drawn', String(drawn + 1));
    let state = [...`${seed} ${drawn}`].reduce(
      (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619),
      1,
    );
    for (let at = 0; at < into.length; at++) {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + at + 1;
      into[at] = state >>> 24;
    }
    return into;
  };
}
