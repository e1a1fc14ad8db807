/** Number of axles under each part of a combination; no tractor under a trailer alone. */
export interface AxleLayout {
  readonly tractor: 0 | 3 | 4;
  readonly jeep: number;
  readonly trailer: number;
  readonly booster: number;
}

/** Up to three axles are a trailer alone: the smallest tractor and trailer have four. */
const MOST_WITHOUT_TRACTOR = 3;
/** Upper bound that keeps a typo from producing an unreadable drawing. */
export const MOST_AXLES = 40;

/** The number of axles to draw, from 1 to `MOST_AXLES`; `usual` for any other number or none. */
export function axleCount(axles: number | null | undefined, usual: number): number {
  const count = Math.round(axles ?? usual);
  return count >= 1 && count <= MOST_AXLES ? count : usual;
}

/** Axles of the tractor of a combination without a jeep; 0 for a trailer alone. */
export function tractorCount(count: number): 0 | 3 | 4 {
  if (count <= MOST_WITHOUT_TRACTOR) return 0;
  return count <= 6 ? 3 : 4;
}

/** Splits a total number of axles the usual way between tractor, jeep, trailer and booster. */
export function splitAxles(count: number): AxleLayout {
  const tractor = tractorCount(count);
  if (count <= 5) return { tractor, jeep: 0, trailer: count - tractor, booster: 0 };
  const jeep = count <= 9 ? 0 : count <= 11 ? 2 : 3;
  const trailer = Math.max(3, count - tractor - jeep - 3);
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
  if ((tractor !== 3 && tractor !== 4) || trailer < 1 || total > MOST_AXLES) return null;
  return { tractor, jeep, trailer, booster };
}

/** Total number of axles of a combination. */
export function totalAxles(layout: AxleLayout): number {
  return layout.tractor + layout.jeep + layout.trailer + layout.booster;
}
