/**
 * Loads a script once, and again only after it did not come. Of two that ask for the same script at the same moment WebKit hands it to the
 * second before it has run, and nothing of it is there yet.
 */
export function once<Script>(load: () => Promise<Script>): () => Promise<Script> {
  let loading: Promise<Script> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
