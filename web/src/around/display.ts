/** What a screen for all needs of the browser: large type, and to stay awake. */

/** All sizes are given in `rem`: about half as large again as on a desk, more on a larger screen. Returns how to undo it. */
export function enlarge(): () => void {
  const { style } = document.documentElement;
  style.fontSize = 'clamp(1rem, min(1.45vw, 2.55vh), 4rem)';
  return () => style.removeProperty('font-size');
}

/** Keeps the screen on as long as the page is seen, where browsers can. Returns how to end it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = async (): Promise<void> => {
    if (document.hidden || !wanted || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!wanted) await lock.release();
    } catch {
      // A low battery, or a page that is not looked at: then it may sleep.
    }
  };
  const seen = (): void => void ask();
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
