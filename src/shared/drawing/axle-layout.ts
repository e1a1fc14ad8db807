/** Number of axles under each part of a combination. */
export interface AxleLayout {
  readonly tractor: number;
  readonly jeep: number;
  readonly trailer: number;
  readonly booster: number;
}

/** Fewest axles a heavy-haul combination has. */
export const FEWEST_AXLES = 5;
/** Upper bound that keeps a typo from producing an unreadable drawing. */
export const MOST_AXLES = 40;

/** Rounds to whole axles between `FEWEST_AXLES` and `MOST_AXLES`; `usual` when there is no number. */
export function axleCount(axles: number | null | undefined, usual: number): number {
  const count = Math.round(axles ?? usual);
  return Number.isFinite(count) ? Math.min(Math.max(count, FEWEST_AXLES), MOST_AXLES) : usual;
}

/** Splits a total number of axles the usual way between tractor, jeep, trailer and booster. */
export function splitAxles(count: number): AxleLayout {
  const tractor = count <= 6 ? 3 : 4;
  const jeep = count <= 9 ? 0 : count <= 11 ? 2 : 3;
  const trailer = count === 5 ? 2 : Math.max(3, count - tractor - jeep - 3);
  return { tractor, jeep, trailer, booster: Math.max(0, count - tractor - jeep - trailer) };
}

/**
 * Parses a layout such as "3+2+3+1": tractor, jeep, trailer, booster. Two numbers mean tractor and
 * trailer. Returns null for any other text.
 */
export function parseAxleLayout(text: string | null | undefined): AxleLayout | null {
  if (!text || !/^\s*\d+(\s*\+\s*\d+){1,3}\s*$/u.test(text)) return null;
  const parts = text.split('+').map(Number);
  const [tractor = 0, jeep = 0, trailer = 0, booster = 0] =
    parts.length === 2 ? [parts[0], 0, parts[1]] : parts;
  const total = tractor + jeep + trailer + booster;
  if (tractor < 3 || tractor > 4 || trailer < 1 || total > MOST_AXLES) return null;
  return { tractor, jeep, trailer, booster };
}

/** Total number of axles of a combination. */
export function totalAxles(layout: AxleLayout): number {
  return layout.tractor + layout.jeep + layout.trailer + layout.booster;
}
