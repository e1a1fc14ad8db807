import { useQuery } from '@tanstack/react-query';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import type { LoadDetails } from '@/features/loads/api/load-page';
import { enterPermitsPath } from '@/features/loads/model/load-path';
import { permitSheetsQueryOptions } from '@/features/permits/api/permit-desk';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ButtonLink } from '@/shared/ui/button';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Table, TBody } from '@/shared/ui/table';
import { AddPermit } from './add-permit';
import { LegPermitRow } from './leg-permit-row';

const PermitGrid = lazyPart(async () => (await import('../desk/permit-grid')).PermitGrid, {
  onFailure: NotLoaded,
});

interface LegPermitsMoreProps {
  load: AdminLoad;
  permits: readonly LoadDetails['permits'][number][];
  isClosed: boolean;
  /** The permit whose fields are open. */
  openedId: string | null;
  onClose: () => void;
}

/** Below the legs: the fields of the opened permit, permits without a leg, and a form to add one. */
export function LegPermitsMore({
  load,
  permits,
  isClosed,
  openedId,
  onClose,
}: LegPermitsMoreProps) {
  const opened = useQuery({
    ...permitSheetsQueryOptions(load.number, openedId),
    enabled: openedId !== null,
  });
  const loose = permits.filter(({ leg_id: leg }) => leg === null);
  const open = permits.filter(({ status }) => status === 'needed' || status === 'applied');
  return (
    <>
      {openedId !== null && opened.isError && (
        <RetryAlert title="We couldn’t load the permit." query={opened} />
      )}
      {openedId !== null && opened.data !== undefined && opened.data.length > 0 && (
        <PermitGrid key={openedId} permits={opened.data} onClose={onClose} />
      )}
      {loose.length > 0 && (
        <Table label="Permits without a leg">
          <TBody>
            {loose.map((permit) => (
              <LegPermitRow key={permit.id} load={load} permit={permit} columns={6} onOpen={null} />
            ))}
          </TBody>
        </Table>
      )}
      {!isClosed && (
        <div className="flex flex-wrap items-end gap-4 px-4.5 py-3.5">
          {open.length > 1 && load.legs.length > 0 && (
            <ButtonLink variant="solid" size="sm" to={enterPermitsPath(load.number)}>
              {`Enter ${String(open.length)} permits`}
            </ButtonLink>
          )}
          <AddPermit load={load} permits={permits} />
        </div>
      )}
    </>
  );
}
