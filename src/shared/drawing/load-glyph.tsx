import { useId } from 'react';
import { DECKS } from './decks';
import './drawing.css';
import { formatFeet } from './format-feet';
import { loadFromBehind } from './geometry/load-from-behind';
import { rearView } from './geometry/rear-view';
import { type View } from './layout/view';
import { Hatch } from './svg/hatch';
import { LoadBox } from './svg/load-box';
import { Shapes } from './svg/shapes';

export interface LoadGlyphProps {
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
}

/** All glyphs share one scale, so that a grid of them compares: pixels a foot, and feet of room. */
const SCALE = 7.6;
const ROOM_FT = { halfWidth: 8.4, height: 17.2 } as const;

const WIDTH = Math.round(ROOM_FT.halfWidth * 2 * SCALE);
const HEIGHT = Math.round(ROOM_FT.height * SCALE) + 3;
const VIEW: View = { scale: SCALE, x: WIDTH / 2, ground: HEIGHT - 3 };

/** The small rear view of the cargo grid: a load on an RGN against the legal envelope. Feet. */
export function LoadGlyph({ width, height, className }: LoadGlyphProps) {
  const hatch = useId();
  const { load, legal } = loadFromBehind({ width, height }, 'rgn');
  return (
    <svg
      className={`drawing-glyph ${className ?? ''}`}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      role="img"
      aria-label={`Rear view to scale: ${formatFeet(width)} wide, ${formatFeet(height)} high on a deck of ${formatFeet(DECKS.rgn.height)}.`}
    >
      <Hatch id={hatch} />
      <path className="ink-ground" d={`M0 ${String(VIEW.ground)}H${String(WIDTH)}`} />
      <Shapes shapes={rearView(DECKS.rgn.height)} view={VIEW} />
      <LoadBox load={load} legal={legal} view={VIEW} hatch={hatch} />
    </svg>
  );
}
