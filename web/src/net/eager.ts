/** Tables one has just made to play at once: they start without another tap. */
export const eager = new Set<string>();

export function startAtOnce(table: string): void {
  eager.add(table);
}
