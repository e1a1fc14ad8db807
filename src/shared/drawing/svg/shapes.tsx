import type { Shape } from '../geometry/shape';
import { detailAt, type View } from '../layout/view';

interface ShapesProps {
  readonly shapes: readonly Shape[];
  readonly view: View;
}

/** Shapes in feet at a view's scale; drawing.css keeps their lines at constant weight. */
export function Shapes({ shapes, view: { scale, x, ground } }: ShapesProps) {
  const detail = detailAt(scale);
  return (
    <g
      className={scale < 6 ? 'drawing-feet is-small' : 'drawing-feet'}
      transform={`matrix(${[scale, 0, 0, -scale, x, ground].join(' ')})`}
    >
      {shapes.map(
        (shape, index) =>
          shape.detail <= detail && <path key={index} className={`ink-${shape.ink}`} d={shape.d} />,
      )}
    </g>
  );
}
