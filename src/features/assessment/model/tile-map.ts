/** Rows of the schematic map; a dot is an empty tile. Roughly where each state is, not to scale. */
const ROWS = [
  '.  YT NT NU .  MB .  .  .  QC .  NL .',
  '.  BC AB SK .  ND .  ON .  VT NH ME NB',
  '.  WA .  MT .  SD MN WI MI NY MA RI NS',
  '.  OR ID WY .  NE IA IL IN OH PA CT PE',
  'CA NV UT CO .  KS MO KY WV VA MD NJ .',
  '.  .  AZ NM .  OK AR TN NC SC DC DE .',
  '.  .  .  .  .  TX LA MS AL GA .  .  .',
  'AK HI .  .  .  .  .  .  .  .  FL .  .',
];

export interface Tile {
  readonly state: string;
  /** Starts at 0. */
  readonly row: number;
  readonly column: number;
}

export const MAP_ROWS = ROWS.length;
export const MAP_COLUMNS = 13;

export const TILES: readonly Tile[] = ROWS.flatMap((line, row) =>
  line
    .split(/\s+/u)
    .flatMap((state, column) => (state === '.' || state === '' ? [] : { state, row, column })),
);

const MOVES = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const;

/** The next tile in the direction of an arrow key: straight on, or the nearest beside that line. */
export function nextTile(from: string, key: string): string | null {
  const move = (MOVES as Record<string, readonly [number, number] | undefined>)[key];
  const here = TILES.find(({ state }) => state === from);
  if (move === undefined || here === undefined) return null;
  const [down, right] = move;
  const ahead = TILES.flatMap((tile) => {
    const [dy, dx] = [tile.row - here.row, tile.column - here.column];
    const along = dy * down + dx * right;
    const aside = Math.abs(dy * right) + Math.abs(dx * down);
    return along > 0 && aside <= along ? { state: tile.state, cost: along + 2 * aside } : [];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.state ?? null;
}
