import { useId } from 'react';
import { DECKS, type DeckType } from './decks';
import { formatFeet } from '@domain/numbers/length';
import { drawingUrl } from './drawing-files';
import { loadFromBehind } from './geometry/load-from-behind';
import { rearView } from './geometry/rear-view';
import type { Box } from './geometry/shape';
import { type View } from './layout/view';
import { DrawingSvg } from './svg/drawing-svg';
import { Hatch } from './svg/hatch';
import { LoadBox } from './svg/load-box';
import { Shapes } from './svg/shapes';

export interface LoadGlyphProps {
  readonly width: number;
  readonly height: number;
  /** The trailer; an RGN if omitted. */
  readonly deck?: DeckType | undefined;
  /** True if a prerendered page has an image file in its place until it is near the screen. */
  readonly isImageFirst?: boolean | undefined;
  readonly className?: string | undefined;
}

/** All glyphs share one scale (pixels per foot) so that loads in a grid can be compared. */
const SCALE = 7.6;
const ROOM_FT = { halfWidth: 8.4, height: 17.2 } as const;

const WIDTH = Math.round(ROOM_FT.halfWidth * 2 * SCALE);
const HEIGHT = Math.round(ROOM_FT.height * SCALE) + 3;
const VIEW: View = { scale: SCALE, x: WIDTH / 2, ground: HEIGHT - 3 };

/**
 * Small rear view of a load on its trailer with the legal envelope. Dimensions in feet; the load is
 * omitted while one is unknown. A load too large for the glyph shrinks together with the envelope.
 */
export function LoadGlyph({
  width,
  height,
  deck = 'rgn',
  isImageFirst = false,
  className,
}: LoadGlyphProps) {
  const hatch = useId();
  const { load, legal } = loadFromBehind({ width, height }, deck);
  const view = fitView(load);
  return (
    <DrawingSvg
      className={`drawing-glyph ${className ?? ''}`}
      width={WIDTH}
      height={HEIGHT}
      size={{ width: WIDTH, height: HEIGHT }}
      file={isImageFirst ? drawingUrl('glyph', { width, height, deck }) : undefined}
      title={
        load === null
          ? 'Rear view of the trailer; dimensions not given.'
          : `Rear view to scale: ${formatFeet(width)} wide, ${formatFeet(height)} high on a deck of ${formatFeet(DECKS[deck].height)}.`
      }
    >
      <Hatch id={hatch} />
      <path className="ink-ground" d={`M0 ${String(VIEW.ground)}H${String(WIDTH)}`} />
      <Shapes shapes={rearView(DECKS[deck].height)} view={view} />
      <LoadBox load={load} legal={legal} view={view} hatch={hatch} />
    </DrawingSvg>
  );
}

function fitView(load: Box | null): View {
  if (load === null) return VIEW;
  const fit = Math.min(
    1,
    (ROOM_FT.halfWidth * 2) / load.width,
    ROOM_FT.height / (load.y + load.height),
  );
  return { ...VIEW, scale: SCALE * fit };
}
