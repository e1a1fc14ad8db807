import { formatFeet } from './format-feet';
import type { LoadScene } from './geometry/load-scene';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { Label } from './svg/label';

interface LoadScheduleProps {
  readonly scene: LoadScene;
  /** Left and right edge and first baseline, in pixels. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const ROW = 27;

/** The schedule of measures beside the rear view: load, legal limit, excess. */
export function LoadSchedule({ scene, left, right, top }: LoadScheduleProps) {
  const width = right - left;
  const columns = [right - width * 0.46, right - width * 0.22, right] as const;
  const { load, check } = scene;
  const rows = [
    ['Length', load.length, 'length'],
    ['Width', load.width, 'width'],
    ['Height, loaded', load.height && check.loadedHeight, 'height'],
  ] as const;
  const rule = (y: number) => `M${String(left)} ${String(y)}H${String(right)}`;
  return (
    <>
      {['Load', 'Legal', 'Over'].map((heading, index) => (
        <Label key={heading} x={columns[index] ?? right} y={top} tone="quiet" anchor="end">
          {heading}
        </Label>
      ))}
      {rows.map(([name, feet, measure], index) => {
        const y = top + ROW * (index + 1);
        const over = check.over[measure];
        return (
          <g key={measure}>
            <path className="ink-witness" d={rule(y - 17)} />
            <Label x={left} y={y} anchor="start" size={12}>
              {name}
            </Label>
            <Label x={columns[0]} y={y} tone="strong" anchor="end" size={12}>
              {feet > 0 ? formatFeet(feet) : NONE}
            </Label>
            <Label x={columns[1]} y={y} tone="quiet" anchor="end" size={12}>
              {formatFeet(LEGAL_ENVELOPE_FT[measure])}
            </Label>
            <Label x={columns[2]} y={y} tone={over > 0 ? 'warn' : 'quiet'} anchor="end" size={12}>
              {over > 0 ? formatFeet(over) : NONE}
            </Label>
          </g>
        );
      })}
      <path className="ink-witness" d={rule(top + ROW * 3 + 10)} />
    </>
  );
}

const NONE = '\u2013';
