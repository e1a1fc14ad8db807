import type { Shape } from '../geometry/shape';
import { detailAt, type View } from '../layout/view';

interface ShapesProps {
  readonly shapes: readonly Shape[];
  readonly view: View;
}

/** Renders shapes given in feet at the view's scale; drawing.css keeps line weights constant. */
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
