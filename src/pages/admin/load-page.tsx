import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ActionsButton } from '@/features/loads/components/admin/page/actions-menu';
import { NeighborButtons } from '@/features/loads/components/admin/page/neighbor-buttons';
import { LoadContent } from '@/pages/admin/loads/load-content';
import { useAuth } from '@/session/use-auth';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ConsolePage } from './console-page';

const QuoteSnapshotPanel = lazyPart(
  async () => (await import('@/features/assessment/components/snapshot-panel')).QuoteSnapshotPanel,
  { onFailure: NotLoaded },
);

/** /admin/loads/:number; a load's id works too. */
export function LoadPage() {
  const { number = '' } = useParams();
  const { user } = useAuth();
  const client = useQueryClient();
  const title = number.startsWith('L-') ? number : 'Load';
  return (
    <ConsolePage
      title={title}
      path={`/admin/loads/${number}`}
      actions={
        <>
          <LiveIndicator />
          <NeighborButtons name={number} />
          <ActionsButton name={number} />
        </>
      }
    >
      {user !== null && (
        <div className="grid gap-5 *:min-w-0 max-md:[--touch-min:2.75rem] xl:gap-x-5 xl:gap-y-3">
          <LoadContent
            key={number}
            name={number}
            userId={user.id}
            proposeEscorts={async (load) => {
              const { proposeEscorts } = await import('@/features/assessment/api/propose-escorts');
              return proposeEscorts(client, load);
            }}
            renderAssessment={(quoteId) => <QuoteSnapshotPanel quoteId={quoteId} />}
          />
        </div>
      )}
    </ConsolePage>
  );
}
