import { formatExcess, formatFeet } from '@domain/numbers/length';
import type { LoadScene } from './geometry/load-scene';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { Label, textWidth, type LabelTone } from './svg/label';

interface LoadScheduleProps {
  readonly scene: LoadScene;
  /** Left edge, right edge and first baseline, in pixels. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const ROW = 27;
const NONE = '\u2013';
const HEADER = ['', 'Load', 'Legal', 'Over'];
/** Between columns, in pixels. */
const MIN_SPACE = 8;
const SIZES = [12, 11, 10] as const;

/** Table of dimensions next to the rear view: load, legal limit, amount over. */
export function DimensionTable({ scene, left, right, top }: LoadScheduleProps) {
  const { load, check } = scene;
  const rows = [
    { name: 'Length', feet: load.length, measure: 'length' },
    { name: 'Width', feet: load.width, measure: 'width' },
    { name: 'Height, loaded', feet: load.height && check.loadedHeight, measure: 'height' },
  ] as const;
  const texts = rows.map(({ name, feet, measure }) => [
    name,
    feet > 0 ? formatFeet(feet) : NONE,
    formatFeet(LEGAL_ENVELOPE_FT[measure]),
    check.over[measure] > 0 ? formatExcess(check.over[measure]) : NONE,
  ]);
  const { size, edges } = fitColumns([HEADER, ...texts], right - left);
  const cell = (column: number, y: number, text: string, tone: LabelTone) => (
    <Label key={column} x={left + (edges[column] ?? 0)} y={y} tone={tone} anchor="end" size={size}>
      {text}
    </Label>
  );
  const rule = (y: number) => (
    <path className="ink-witness" d={`M${String(left)} ${String(y)}H${String(right)}`} />
  );
  return (
    <>
      {HEADER.map((text, column) => column > 0 && cell(column, top, text, 'quiet'))}
      {rows.map(({ name, measure }, index) => {
        const y = top + ROW * (index + 1);
        const [, sizeText = NONE, legal = NONE, over = NONE] = texts[index] ?? [];
        return (
          <g key={measure}>
            {rule(y - 17)}
            <Label x={left} y={y} anchor="start" size={size}>
              {name}
            </Label>
            {cell(1, y, sizeText, 'strong')}
            {cell(2, y, legal, 'quiet')}
            {cell(3, y, over, check.over[measure] > 0 ? 'warn' : 'quiet')}
          </g>
        );
      })}
      {rule(top + ROW * 3 + 10)}
    </>
  );
}

/**
 * The largest text size at which the columns fit side by side, and the right edge of each, in pixels from
 * the table's left edge. Fractions of an inch make long texts.
 */
function fitColumns(rows: readonly (readonly string[])[], width: number) {
  const widthsAt = (size: number) =>
    HEADER.map((_, column) => Math.max(...rows.map((row) => textWidth(row[column] ?? '', size))));
  const spaceAt = (size: number) =>
    (width - widthsAt(size).reduce((sum, part) => sum + part, 0)) / (HEADER.length - 1);
  const size = SIZES.find((candidate) => spaceAt(candidate) >= MIN_SPACE) ?? 10;
  let edge = -spaceAt(size);
  const edges = widthsAt(size).map((part) => (edge += spaceAt(size) + part));
  return { size, edges };
}
