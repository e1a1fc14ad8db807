import { formatFeet } from '@domain/numbers/length';
import type { LoadScene } from './geometry/load-scene';
import type { LoadLayout } from './layout/load-layout';
import { pixelX, pixelY } from './layout/view';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { HorizontalDimension } from './svg/dimension';
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

/** Left side view of the combination and its load, with the length below. */
export function LoadSideView({ scene, layout, hatch }: LoadViewProps) {
  const { side: view } = layout;
  const { load, legal, length } = scene.side;
  const isWide = layout.kind === 'wide';
  const size = isWide ? 11 : 10;
  const row = view.ground + (isWide ? 24 : 18);
  const witness = [view.ground + 3, view.ground + 3] as const;
  const { over } = scene.check;
  return (
    <>
      <Label x={isWide ? 12 : 4} y={isWide ? 14 : 12} tone="caption" anchor="start">
        Side
      </Label>
      <Ground from={pixelX(view, -0.6)} to={pixelX(view, length + 0.6)} y={view.ground} />
      <Shapes shapes={scene.vehicle.shapes} view={view} />
      <LoadBox load={load} legal={legal} view={view} hatch={hatch} />
      {isWide && (
        <Label
          x={pixelX(view, legal.x) + 6}
          y={pixelY(view, legal.height) + 13}
          tone="quiet"
          anchor="start"
          size={10}
        >
          {`Legal envelope ${formatFeet(legal.height)} high`}
        </Label>
      )}
      {load && isWide && load.width * view.scale > 130 && load.height * view.scale > 44 && (
        <Label
          x={pixelX(view, load.x + load.width / 2)}
          y={pixelY(view, load.y + Math.min(load.height, 11) / 2) + 4}
          tone="strong"
          size={12}
        >
          {`Load ${formatFeet(scene.load.length)} × ${formatFeet(scene.load.width)} × ${formatFeet(scene.load.height)}`}
        </Label>
      )}
      <HorizontalDimension
        from={pixelX(view, legal.x)}
        to={pixelX(view, legal.x + legal.width)}
        y={row + (isWide ? 24 : 20)}
        text={`${formatFeet(LEGAL_ENVELOPE_FT.length)} ${isWide ? 'legal length' : 'legal'}`}
        tone="quiet"
        size={size}
        witness={witness}
      />
      {scene.drawn.length > 0 && (
        <HorizontalDimension
          from={pixelX(view, legal.x)}
          to={pixelX(view, legal.x + scene.drawn.length)}
          y={row}
          text={withExcess(scene.load.length, over.length)}
          tone={over.length > 0 ? 'warn' : 'strong'}
          size={size}
          witness={witness}
        />
      )}
    </>
  );
}
