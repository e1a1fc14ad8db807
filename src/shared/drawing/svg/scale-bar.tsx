import { round } from '../layout/view';
import { Label } from './label';

interface ScaleBarProps {
  readonly x: number;
  readonly y: number;
  /** Pixels per foot. */
  readonly scale: number;
  readonly room: number;
}

/** A bar of known length in feet, to measure a printout against. */
export function ScaleBar({ x, y, scale, room }: ScaleBarProps) {
  const unit = scale >= 7 ? 5 : 10;
  const count = unit * 4 * scale > room ? 2 : 4;
  const step = unit * scale;
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          className={index % 2 ? 'ink-scale-light' : 'ink-scale-dark'}
          x={round(x + index * step)}
          y={round(y - 4)}
          width={round(step)}
          height={4}
        />
      ))}
      <Label x={x} y={y + 11} tone="quiet" anchor="start" size={10}>
        0
      </Label>
      <Label x={x + step * count} y={y + 11} tone="quiet" anchor="end" size={10}>
        {`${String(unit * count)} ft`}
      </Label>
    </>
  );
}
