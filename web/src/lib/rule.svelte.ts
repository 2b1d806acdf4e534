/** The rule that is shown in a sheet over whatever page one is on; null for none. */

class Shown {
  rule = $state<string | null>(null);
}

export const shown = new Shown();
