import { round } from '../layout/view';

interface GroundProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** The ground line of a view, with short hatch strokes below. */
export function Ground({ from, to, y }: GroundProps) {
  const count = Math.max(0, Math.ceil((to - from - 4) / 9));
  const strokes = Array.from(
    { length: count },
    (_, index) => `M${String(round(from + 4 + index * 9))} ${String(round(y + 0.5))}l-4 5`,
  );
  return (
    <>
      <path
        className="ink-ground"
        d={`M${String(round(from))} ${String(round(y))}H${String(round(to))}`}
      />
      <path className="ink-fine" d={strokes.join('')} />
    </>
  );
}
