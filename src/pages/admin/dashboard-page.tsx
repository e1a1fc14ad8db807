import { FailedEmails } from '@/features/emails/components/failed-emails';
import type { Activity } from '@/features/overview/api/activity';
import { QuickActions } from '@/features/overview/components/quick-actions';
import { QUICK_ACTIONS } from '@/features/overview/model/quick-actions';
import { RecentActivity } from '@/features/overview/components/recent-activity';
import { NewRecords } from '@/features/overview/components/new-records';
import { StatCards } from '@/features/overview/components/stat-cards';
import { DueReplies } from '@/features/quotes/components/admin/due-replies';
import { WaitingQuotes } from '@/features/quotes/components/admin/waiting-quotes';
import { useAuth } from '@/session/use-auth';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { ConsolePage } from './console-page';
import { RECORD_PATHS } from './record-paths';

/** Entries about a role have the id of its user; those about a permit or an escort, of its load. */
const OWNERS = { role: 'user', second_factor: 'user', permit: 'load', escort: 'load' } as const;
const ownerOf = (subject: Activity['subject']) =>
  subject in OWNERS ? OWNERS[subject as keyof typeof OWNERS] : (subject as Owner);
type Owner = Exclude<Activity['subject'], keyof typeof OWNERS | 'activity'>;

const pathOf = ({ action, subject, record_id, target }: Activity) =>
  // The setting for all staff, which is on the page of users.
  // Exports are of a whole list.
  action === 'exported' || subject === 'activity'
    ? undefined
    : subject === 'second_factor' && target === null
      ? '/admin/users'
      : RECORD_PATHS[ownerOf(subject)](record_id);

/** /admin and /admin/dashboard */
export function DashboardPage() {
  const { isAdmin } = useAuth();
  return (
    <ConsolePage title="Dashboard" path="/admin" actions={<LiveIndicator />}>
      <FailedEmails pathOf={(type, id) => RECORD_PATHS[type](id)} />
      <DueReplies />
      {isAdmin ? (
        <>
          <StatCards />
          <QuickActions actions={QUICK_ACTIONS} />
          <div className="grid items-start gap-5 *:min-w-0 2xl:grid-cols-[7fr_5fr]">
            <WaitingQuotes />
            <RecentActivity pathOf={pathOf} />
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
