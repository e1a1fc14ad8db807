import { formatFeet } from '@contracts/length';
import type { LoadScene } from './geometry/load-scene';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { Label, type LabelTone } from './svg/label';

interface LoadScheduleProps {
  readonly scene: LoadScene;
  /** Left edge, right edge and first baseline, in pixels. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const ROW = 27;
const NONE = '\u2013';

/** Table of dimensions next to the rear view: load, legal limit, amount over. */
export function DimensionTable({ scene, left, right, top }: LoadScheduleProps) {
  const { load, check } = scene;
  const rows = [
    ['Length', load.length, 'length'],
    ['Width', load.width, 'width'],
    ['Height, loaded', load.height && check.loadedHeight, 'height'],
  ] as const;
  const columns = [0.46, 0.22, 0].map((share) => right - (right - left) * share);
  const cell = (column: number, y: number, text: string, tone: LabelTone) => (
    <Label x={columns[column] ?? right} y={y} tone={tone} anchor="end" size={12}>
      {text}
    </Label>
  );
  const rule = (y: number) => (
    <path className="ink-witness" d={`M${String(left)} ${String(y)}H${String(right)}`} />
  );
  return (
    <>
      {cell(0, top, 'Load', 'quiet')}
      {cell(1, top, 'Legal', 'quiet')}
      {cell(2, top, 'Over', 'quiet')}
      {rows.map(([name, feet, measure], index) => {
        const y = top + ROW * (index + 1);
        const over = check.over[measure];
        return (
          <g key={measure}>
            {rule(y - 17)}
            <Label x={left} y={y} anchor="start" size={12}>
              {name}
            </Label>
            {cell(0, y, feet > 0 ? formatFeet(feet) : NONE, 'strong')}
            {cell(1, y, formatFeet(LEGAL_ENVELOPE_FT[measure]), 'quiet')}
            {cell(2, y, over > 0 ? formatFeet(over) : NONE, over > 0 ? 'warn' : 'quiet')}
          </g>
        );
      })}
      {rule(top + ROW * 3 + 10)}
    </>
  );
}
