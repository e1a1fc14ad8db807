import { cn } from '@/shared/lib/cn';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { LoadLegend } from '@/shared/drawing/load-legend';
import { Figure, TitleBlock } from '@/shared/ui/figure';
import type { LoadSummary } from '../model/load-summary';

/** The load drawn to scale, with a title block and a legend. */
export function LoadDrawingPanel({ load, className }: { load: LoadSummary; className?: string }) {
  return (
    <div className={cn('grid gap-4', className)}>
      <Figure>
        <div className="p-[clamp(0.875rem,0.4rem+1.4vw,2rem)]">
          <LoadDrawing
            {...load.size}
            deck={load.deck}
            axles={load.axles}
            overload={load.overload}
            isImageFirst="on-first-screen"
          />
        </div>
        <TitleBlock
          entries={[
            { term: 'Your load on', detail: load.trailer },
            { term: 'Classification', detail: load.classification },
            { term: 'Legal limits', detail: 'Typical; vary by state' },
          ]}
        />
      </Figure>
      <LoadLegend />
    </div>
  );
}
