import { overParts } from '../geometry/over-parts';
import type { Box } from '../geometry/shape';
import { pixelBox, type View } from '../layout/view';

interface LoadBoxProps {
  readonly load: Box | null;
  readonly legal: Box;
  readonly view: View;
  /** Id of the hatch pattern. */
  readonly hatch: string;
}

/** The load, its parts outside the legal envelope hatched, and the envelope. */
export function LoadBox({ load, legal, view, hatch }: LoadBoxProps) {
  return (
    <>
      {load && (
        <>
          <rect className="ink-load" {...pixelBox(view, load)} />
          {overParts(load, legal).map((part) => (
            <rect
              key={`${String(part.x)} ${String(part.y)}`}
              className="ink-over"
              fill={`url(#${hatch})`}
              {...pixelBox(view, part)}
            />
          ))}
          <rect className="ink-outline" {...pixelBox(view, load)} />
        </>
      )}
      <rect className="ink-envelope" {...pixelBox(view, legal)} />
    </>
  );
}
