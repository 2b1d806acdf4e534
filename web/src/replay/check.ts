/** The part of the shuffle check that this browser can do by itself. */

/** Is the commitment the SHA-256 of the seed? Null where the browser cannot compute it: on pages without encryption. */
export async function seedFits(seed: string, commitment: string): Promise<boolean | null> {
  // Browsers leave it out on plain HTTP, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
