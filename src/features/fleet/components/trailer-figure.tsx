import { FLEET_PAGE } from '@/content/fleet';
import { formatToInch } from '@domain/numbers/length';
import { drawRecord } from '@/shared/drawing/geometry/draw-vehicle';
import { TrailerDrawing } from '@/shared/drawing/trailer-drawing';
import { Figure, TitleBlock } from '@/shared/ui/figure';
import type { trailerOf } from '../model/trailer-of';

interface TrailerFigureProps {
  name: string;
  trailer: ReturnType<typeof trailerOf>;
}

/** Scale drawing of a configuration with its title block. */
export function TrailerFigure({ name, trailer }: TrailerFigureProps) {
  const { deck, axles, axleLayout } = trailer;
  const { vehicle, fidelity } = drawRecord(deck, trailer);
  const overallFt = vehicle.length - (vehicle.start ?? 0);
  return (
    <>
      <Figure className="mt-3">
        <TrailerDrawing {...trailer} className="p-[clamp(0.75rem,0.3rem+1.4vw,2rem)]" />
        <TitleBlock
          entries={[
            { term: 'Configuration', detail: name },
            { term: 'Axles', detail: axleLayout ?? axles },
            {
              term: 'Overall',
              detail: fidelity === 'to-scale' ? `About ${formatToInch(overallFt)}` : 'Not given',
            },
          ]}
        />
      </Figure>
      <p className="mt-2 text-sm text-subtle">
        {fidelity === 'to-scale' ? FLEET_PAGE.drawingNote : FLEET_PAGE.unscaledNote}
      </p>
    </>
  );
}
