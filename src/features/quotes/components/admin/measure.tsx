import { formatFeet } from '@domain/numbers/length';

interface MeasureProps {
  /** Feet; 0 means not given. */
  feet: number;
  isOver: boolean;
}

/** A dimension, marked if it makes the load oversize. */
export function Measure({ feet, isOver }: MeasureProps) {
  if (feet === 0) return <span className="text-subtle">–</span>;
  if (!isOver) return <span>{formatFeet(feet)}</span>;
  return (
    <span className="over-limit">
      <span>{formatFeet(feet)}</span>
      <span className="sr-only"> over the legal limit</span>
    </span>
  );
}
