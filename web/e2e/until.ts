/** Waits for a condition outside the page. The time only ends what hangs: a busy machine may keep anything waiting for long. */
const LONG = 240_000;

/** Asks again and again until there is an answer that is not empty, and returns it. */
export async function until<Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + LONG;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
