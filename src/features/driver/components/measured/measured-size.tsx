import { useEffect, useRef, useState } from 'react';
import type { MeasurePayload } from '@contracts/load';
import type { LoadRoute } from '@/features/loads/api/route/load-route';
import type { LoadRow } from '@/features/loads/model/load-record';
import { earlyStart } from '@/features/loads/model/readiness/start-problem';
import { describeExcesses, permitsInForce } from '@/features/permits/model/permit-maximum';
import { RecordSection } from '@/shared/console/record/record-section';
import { Button } from '@/shared/ui/button';
import { HOLD_ID } from '../section-ids';
import { LatestMeasure } from './latest-measure';
import { MeasureForm } from './measure-form';

interface MeasuredSizeProps {
  load: LoadRow;
  route: Pick<LoadRoute, 'measures' | 'permits' | 'holds'>;
}

/** The load's last measured size, and the form to enter it, which opens on the day of the pickup. */
export function MeasuredSize({ load, route }: MeasuredSizeProps) {
  const [latest] = [...route.measures].sort((a, b) => b.created_at.localeCompare(a.created_at));
  const canMeasure = load.status === 'assigned' || load.status === 'in_transit';
  const [isAsked, setIsAsked] = useState(
    () => latest === undefined && earlyStart(load, Date.now()) === null,
  );
  const isOpen = canMeasure && isAsked;
  const section = useRef<HTMLDivElement>(null);
  // The form is gone after saving. The focus goes to the new size, or to the hold as soon as it's shown.
  const nextFocus = useRef<'size' | 'hold' | null>(null);
  const isOnHold = route.holds.some(({ cleared_at }) => cleared_at === null);
  useEffect(() => {
    if (nextFocus.current === null || (nextFocus.current === 'hold' && !isOnHold)) return;
    const target =
      nextFocus.current === 'hold' ? document.getElementById(HOLD_ID) : section.current;
    target?.focus();
    nextFocus.current = null;
  });
  if (!canMeasure && latest === undefined) return null;

  const permits = permitsInForce(route.permits);
  const handleSaved = (size: MeasurePayload) => {
    setIsAsked(false);
    nextFocus.current = describeExcesses(permits, size).length > 0 ? 'hold' : 'size';
  };
  return (
    <div ref={section} tabIndex={-1} className="scroll-mt-28">
      <RecordSection title="Measured size">
        {latest === undefined ? (
          !isOpen && (
            <p className="text-muted">
              Not measured yet. Permits are checked at the declared size.
            </p>
          )
        ) : (
          <LatestMeasure
            measure={latest}
            // Once the load is closed, its permits are no longer compared with it.
            permits={canMeasure ? permits : []}
          />
        )}
        {isOpen ? (
          <MeasureForm
            loadId={load.id}
            latest={latest}
            permits={permits}
            onSaved={handleSaved}
            onCancel={() => {
              setIsAsked(false);
            }}
          />
        ) : (
          canMeasure && (
            <p>
              <Button
                variant="quiet"
                size="lg"
                onClick={() => {
                  setIsAsked(true);
                }}
              >
                {latest === undefined ? 'Measure the load' : 'Measure again'}
              </Button>
            </p>
          )
        )}
      </RecordSection>
    </div>
  );
}
