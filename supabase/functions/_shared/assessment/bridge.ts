/** Federal weight limits on the Interstate System (23 USC 127), in pounds. */
export const FEDERAL_LB = { single: 20_000, tandem: 34_000, gross: 80_000 } as const;
/** Axles spread over at most this many feet are one tandem group. */
const TANDEM_FT = 8;
/** Two tandem groups whose outer axles are at least this far apart may carry 34,000 lb each. */
const TANDEM_PAIR_FT = 36;

/**
 * The maximum weight of a group of axles: W = 500 (LN/(N−1) + 12N + 36) to the nearest 500 lb, an exact half
 * down as the published tables print it, and never more than 80,000 lb.
 */
export function bridgeFormula(axles: number, lengthFt: number): number {
  const pounds = 500 * ((lengthFt * axles) / (axles - 1) + 12 * axles + 36);
  return Math.min(FEDERAL_LB.gross, Math.ceil(pounds / 500 - 0.5 - 1e-9) * 500);
}

/**
 * The maximum weight of consecutive axles.
 *
 * @param positions Feet of each axle from the front.
 */
export function groupLimit(positions: readonly number[]): number {
  const length = spanOf(positions);
  if (positions.length < 2) return FEDERAL_LB.single;
  if (length <= TANDEM_FT) return FEDERAL_LB.tandem;
  const limit = bridgeFormula(positions.length, Math.round(length));
  return isTandemPair(positions) ? Math.max(limit, 2 * FEDERAL_LB.tandem) : limit;
}

/** Feet from the first to the last axle. */
export const spanOf = (positions: readonly number[]): number =>
  (positions.at(-1) ?? 0) - (positions[0] ?? 0);

const isTandem = (positions: readonly number[]) => spanOf(positions) <= TANDEM_FT;

const isTandemPair = (positions: readonly number[]) =>
  positions.length === 4 &&
  spanOf(positions) >= TANDEM_PAIR_FT &&
  isTandem(positions.slice(0, 2)) &&
  isTandem(positions.slice(2));
