import { useQuery } from '@tanstack/react-query';
import { BoardStrip } from '@/features/board/components/board-strip';
import { toBoardNumbers } from '@/features/board/model/board-numbers';
import { overviewCountsQueryOptions } from '@/features/overview/api/overview-counts';
import { FailedEmails } from '@/features/overview/components/failed-emails';
import { NewRecords } from '@/features/overview/components/new-records';
import { QuickActions } from '@/features/overview/components/quick-actions';
import { RecentActivity } from '@/features/overview/components/recent-activity';
import { StatCards } from '@/features/overview/components/stat-cards';
import { QUICK_ACTIONS } from '@/features/overview/model/quick-actions';
import { ExpiringPapers } from '@/features/pilot-papers/components/expiring-papers';
import { toExpiringPapers } from '@/features/pilot-papers/model/paper';
import { DueReplies } from '@/features/quotes/components/admin/due-replies';
import { WaitingQuotes } from '@/features/quotes/components/admin/waiting-quotes';
import { useAuth } from '@/session/use-auth';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { activityPath } from './activity-path';
import { ConsolePage } from './console-page';
import { RECORD_PATHS } from './record-paths';

/**
 * The dispatcher's numbers and expiring papers. They load with the dashboard's figures, whose alert reports a
 * failure.
 */
function OverviewBoard() {
  const { data } = useQuery(overviewCountsQueryOptions());
  return (
    <>
      <BoardStrip numbers={data && toBoardNumbers(data.board)} />
      <ExpiringPapers
        papers={toExpiringPapers(data?.expiring_papers ?? [])}
        pathOf={(id) => `/admin/users?user=${id}`}
      />
    </>
  );
}

/** /admin and /admin/dashboard */
export function OverviewPage() {
  const { isAdmin } = useAuth();
  return (
    <ConsolePage title="Dashboard" path="/admin" actions={<LiveIndicator />}>
      {isAdmin && <OverviewBoard />}
      <FailedEmails pathOf={(type, id) => RECORD_PATHS[type](id)} />
      <DueReplies />
      {isAdmin ? (
        <>
          <StatCards />
          <QuickActions actions={QUICK_ACTIONS} />
          <div className="grid items-start gap-5 *:min-w-0 2xl:grid-cols-[7fr_5fr]">
            <WaitingQuotes />
            <RecentActivity pathOf={activityPath} allPath="/admin/activity" />
          </div>
        </>
      ) : (
        <>
          <NewRecords />
          <WaitingQuotes />
        </>
      )}
    </ConsolePage>
  );
}
