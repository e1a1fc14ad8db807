import { useId } from 'react';
import { deckFromEquipment } from './deck-from-equipment';
import type { DeckType } from './decks';
import { describeLoad } from './describe-load';
import './drawing.css';
import { loadScene } from './geometry/load-scene';
import { layOutLoad } from './layout/load-sheet';
import { pixelX, pixelY, type SheetSize } from './layout/view';
import { LoadRearView } from './load-rear-view';
import { LoadSchedule } from './load-schedule';
import { LoadSideView } from './load-side-view';
import { isTooLargeToDraw, type LoadSize } from './load-size';
import { Hatch } from './svg/hatch';
import { Label } from './svg/label';
import { ScaleBar } from './svg/scale-bar';
import { useSheetSize } from './use-sheet-size';

interface LoadDrawingProps extends LoadSize {
  /** The trailer; read from `equipment` where it is not given. */
  readonly deck?: DeckType | undefined;
  /** Free text of the quote form: "Lowboy", "RGN, 9 axle". */
  readonly equipment?: string | null | undefined;
  readonly axles?: number | undefined;
  readonly className?: string | undefined;
}

/** What a server without a window draws on; the browser lays out anew before the first paint. */
const UNMEASURED: SheetSize = { width: 680, height: 467 };

/**
 * A load on its trailer from the side and from behind, to scale, against the legal envelope, with
 * what is over it in hatch. Measures in feet; 0 or no number leaves the load out. Its height
 * follows from its width alone (drawing.css), so nothing shifts while somebody types.
 */
export function LoadDrawing({ deck, equipment, axles, className, ...load }: LoadDrawingProps) {
  const hatch = useId();
  const [size, ref] = useSheetSize(UNMEASURED);
  const type = deck ?? deckFromEquipment(equipment);
  const scene = loadScene(load, type, axles);
  const sheet = layOutLoad(scene, size);
  const { side, rear, schedule, kind } = sheet;
  const views = { scene, sheet, hatch };
  const right = size.width - 6;
  return (
    <div className={`load-sheet ${className ?? ''}`}>
      <div ref={ref} className="load-sheet-frame">
        <svg
          className="drawing"
          viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
          role="img"
          aria-label={describeLoad(load, type)}
        >
          <Hatch id={hatch} />
          {kind === 'wide' && scene.side.load && scene.rear.load && (
            // The rear view is projected from the side view.
            <path
              className="ink-projection"
              d={[scene.side.load.y, scene.side.load.y + scene.side.load.height]
                .map(
                  (feet) =>
                    `M${String(pixelX(side, scene.side.legal.x))} ${String(pixelY(side, feet))}H${String(pixelX(rear, scene.rear.halfWidth + 1))}`,
                )
                .join('')}
            />
          )}
          <LoadSideView {...views} />
          <LoadRearView {...views} />
          {schedule !== null && (
            <LoadSchedule scene={scene} left={schedule} right={right} top={side.ground + 84} />
          )}
          {kind === 'wide' && (
            <ScaleBar x={12} y={size.height - 14} scale={side.scale} room={right} />
          )}
          {schedule !== null && (
            <ScaleBar
              x={schedule}
              y={side.ground + 206}
              scale={side.scale}
              room={right - schedule}
            />
          )}
          {isTooLargeToDraw(load) && (
            <Label x={size.width - 4} y={12} tone="quiet" anchor="end" size={10}>
              Larger than the sheet: drawn cut short
            </Label>
          )}
        </svg>
      </div>
    </div>
  );
}
