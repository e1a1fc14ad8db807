import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPounds } from '@domain/numbers/pounds';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions } from '@/features/loads/api/load-page';
import { canHold } from '@/features/loads/model/admin-steps';
import { formatSize } from '@/features/loads/model/route/leg-text';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { LoadOnUnits } from '../../load-on-units';
import { LoadSection } from './load-section';

const MeasureDialog = lazyPart(async () => (await import('./measure-dialog')).MeasureDialog, {
  onFailure: NotLoaded,
});

/** The load drawn on its units, and what it measured at pickup. */
export function CombinationSection({ load }: { load: AdminLoad }) {
  const { data: details } = useQuery(loadDetailsQueryOptions(load.id));
  const [isMeasuring, setIsMeasuring] = useState(false);
  const measures = [...(details?.measures ?? [])].sort((a, b) =>
    b.created_at.localeCompare(a.created_at),
  );
  return (
    <LoadSection
      title="Combination"
      action={
        canHold(load.status) && (
          <Button
            variant="quiet"
            size="sm"
            aria-keyshortcuts="e"
            onClick={() => {
              setIsMeasuring(true);
            }}
          >
            Record measured size
          </Button>
        )
      }
    >
      <LoadOnUnits load={load} units={details?.units ?? []} />
      <div>
        <h3 className="text-sm text-subtle">Measured size, W × H × L</h3>
        {measures.length === 0 ? (
          <p className="text-muted">Not measured yet. Permits are checked at the declared size.</p>
        ) : (
          <ul className="grid gap-1 tabular-nums">
            {measures.map((measure, index) => (
              <li key={measure.id} className={index === 0 ? 'font-[660]' : 'text-sm text-subtle'}>
                <span>{`${formatSize(measure)}${measure.weight_lbs !== null ? `, ${formatPounds(measure.weight_lbs)}` : ''},`}</span>{' '}
                <time dateTime={measure.created_at}>{formatZonedDateTime(measure.created_at)}</time>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isMeasuring && (
        <MeasureDialog
          load={load}
          onClose={() => {
            setIsMeasuring(false);
          }}
        />
      )}
    </LoadSection>
  );
}
