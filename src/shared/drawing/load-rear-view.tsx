import { formatExcess, formatFeet } from '@domain/numbers/length';
import type { LoadScene } from './geometry/load-scene';
import { rearView } from './geometry/rear-view';
import { line } from './geometry/shape';
import type { LoadLayout } from './layout/load-layout';
import { pixelX, pixelY } from './layout/view';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { HorizontalDimension, VerticalDimension } from './svg/dimension';
import { Ground } from './svg/ground';
import { Label } from './svg/label';
import { LoadBox } from './svg/load-box';
import { Shapes } from './svg/shapes';
import { withExcess } from './with-excess';

interface LoadViewProps {
  readonly scene: LoadScene;
  readonly layout: LoadLayout;
  readonly hatch: string;
}

/** Rear view: width below, loaded height on the right. */
export function LoadRearView({ scene, layout, hatch }: LoadViewProps) {
  const { rear: view } = layout;
  const { load, legal, halfWidth } = scene.rear;
  const isWide = layout.kind === 'wide';
  const size = isWide ? 11 : 10;
  const row = view.ground + (isWide ? 24 : 18);
  const witness = [view.ground + 3, view.ground + 3] as const;
  const { over, loadedHeight } = scene.check;
  const { width, height } = scene.drawn;
  const heightX = pixelX(view, halfWidth + (isWide ? 1 : 1.5)) + (isWide ? 20 : 14);
  return (
    <>
      <Label
        x={isWide ? pixelX(view, 0) : 4}
        y={isWide ? 14 : layout.side.ground + 68}
        tone="caption"
        anchor={isWide ? 'middle' : 'start'}
      >
        Rear
      </Label>
      <Ground
        from={pixelX(view, -halfWidth - 1.5)}
        to={pixelX(view, halfWidth + 1.5)}
        y={view.ground}
      />
      <Shapes shapes={rearView(scene.deckHeight)} view={view} />
      <LoadBox load={load} legal={legal} view={view} hatch={hatch} />
      <Shapes shapes={[centerLine(scene.top)]} view={view} />
      <HorizontalDimension
        from={pixelX(view, legal.x)}
        to={pixelX(view, legal.x + legal.width)}
        y={row + (isWide ? 24 : 20)}
        text={`${formatFeet(LEGAL_ENVELOPE_FT.width)} legal`}
        tone="quiet"
        size={size}
        witness={witness}
        side="left"
      />
      {width > 0 && (
        <HorizontalDimension
          from={pixelX(view, -width / 2)}
          to={pixelX(view, width / 2)}
          y={row}
          text={withExcess(scene.load.width, over.width)}
          tone={over.width > 0 ? 'warn' : 'strong'}
          size={size}
          witness={witness}
          side="left"
        />
      )}
      {height > 0 && (
        <VerticalDimension
          from={pixelY(view, scene.deckHeight + height)}
          to={view.ground}
          x={heightX}
          text={formatFeet(loadedHeight)}
          tone={over.height > 0 ? 'warn' : 'strong'}
          note={over.height > 0 ? `+${formatExcess(over.height)}` : undefined}
          witness={[pixelX(view, width / 2) + 3, heightX - 8]}
        />
      )}
    </>
  );
}

const centerLine = (top: number) =>
  line('center', [
    [0, top + 0.3],
    [0, -0.5],
  ]);
