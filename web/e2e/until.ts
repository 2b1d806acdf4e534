import { expect } from 'vitest';

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

/** Asks again and again until the answer is as expected, or says at last what it was: `await soon(() => page.title()).toBe('Stolik')`.
 * (`expect.poll` works only where one test runs at a time.) */
export function soon(ask: () => unknown): Soon {
  return looked(ask, (answer) => expect(answer));
}

type Soon = ReturnType<typeof expect.poll>;
type Asserted = ReturnType<typeof expect>;

function looked(ask: () => unknown, asserted: (answer: unknown) => Asserted): Soon {
  const matcher =
    (name: keyof Asserted) =>
    async (...expected: unknown[]): Promise<void> => {
      const end = performance.now() + LONG;
      for (;;) {
        try {
          (asserted(await ask())[name] as (...expected: unknown[]) => void)(...expected);
          return;
        } catch (error) {
          if (performance.now() > end) throw error;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    };
  return new Proxy({} as Soon, {
    get: (_, name) =>
      name === 'not' ? looked(ask, (answer) => asserted(answer).not) : matcher(name as keyof Asserted),
  });
}
