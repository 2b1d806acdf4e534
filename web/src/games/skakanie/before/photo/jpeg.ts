/** JPEG files, as browsers write them. */

/** What every picture needs: the head, and how colours are meant. Everything else beside the picture says something about it. */
const JFIF = 0xe0;
const ADOBE = 0xee;
const COMMENT = 0xfe;
const SCAN = 0xda;
const END = 0xd9;

/** The picture alone: without what programs and cameras write beside it, and without what may stand behind its end. */
export function bare(file: Uint8Array): Uint8Array {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0;
    if (marker === END) break;
    const next = at + 2 + ((file[at + 2] ?? 0) << 8) + (file[at + 3] ?? 0);
    const end = marker === SCAN ? afterScan(file, next) : next;
    if (!isAside(marker, next - at)) kept.push(file.subarray(at, end));
    at = end;
  }
  kept.push(Uint8Array.of(0xff, END));
  return joined(kept);
}

/** Is it about the picture rather than of it? A head with a second, smaller picture in it is, too. */
function isAside(marker: number, length: number): boolean {
  if (marker === JFIF) return length !== 18;
  return marker === COMMENT || (marker > JFIF && marker <= 0xef && marker !== ADOBE);
}

/** Where the data of a scan end: in them every 255 has a 0 or the mark of a new beginning behind it. */
function afterScan(file: Uint8Array, start: number): number {
  let at = start;
  for (; at + 1 < file.length; at++) {
    const after = file[at + 1] ?? 0;
    if (file[at] === 0xff && after !== 0 && !(after >= 0xd0 && after <= 0xd7)) return at;
  }
  return file.length;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
