import { cn } from '@/shared/lib/cn';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { LoadLegend } from '@/shared/drawing/load-legend';
import { Sheet, TitleBlock } from '@/shared/ui/sheet';
import type { LoadReading } from '../model/read-load';

/** The load as a drawing sheet with its title block, and what its surfaces mean. */
export function LoadSheet({ load, className }: { load: LoadReading; className?: string }) {
  return (
    <div className={cn('grid gap-4', className)}>
      <Sheet>
        <div className="p-[clamp(0.875rem,0.4rem+1.4vw,2rem)]">
          <LoadDrawing {...load.size} deck={load.deck} />
        </div>
        <TitleBlock
          entries={[
            { term: 'Your load on', detail: load.trailer },
            { term: 'Reads as', detail: load.verdict },
            { term: 'Legal limits', detail: 'Usual values; states differ' },
          ]}
        />
      </Sheet>
      <LoadLegend />
    </div>
  );
}
