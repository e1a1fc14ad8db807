import { useState } from 'react';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { PERMITS_ID } from '@/features/loads/components/admin/load-sections';
import { LegsSection } from '@/features/loads/components/admin/page/legs-section';
import { LegPermitRow } from '@/features/permits/components/admin/load/leg-permit-row';
import { LegPermitsMore } from '@/features/permits/components/admin/load/leg-permits-more';

/** The legs of a load with the permits of every authority under them. */
export function LegsAndPermits({ load }: { load: AdminLoad }) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const isClosed = load.status === 'delivered' || load.status === 'cancelled';
  return (
    <LegsSection
      load={load}
      renderPermit={(permit, columns) => (
        <LegPermitRow
          load={load}
          permit={permit}
          columns={columns}
          onOpen={
            isClosed
              ? null
              : () => {
                  setOpenedId(permit.id);
                }
          }
        />
      )}
      renderMore={(permits) => (
        <section id={PERMITS_ID} tabIndex={-1} aria-label="Permits">
          <LegPermitsMore
            load={load}
            permits={permits}
            isClosed={isClosed}
            openedId={openedId}
            onClose={() => {
              setOpenedId(null);
            }}
          />
        </section>
      )}
    />
  );
}
