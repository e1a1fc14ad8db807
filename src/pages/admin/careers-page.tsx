import { applicationInbox } from '@/features/careers/api/application-inbox';
import { ApplicationsView } from '@/features/careers/components/admin/applications-view';
import { ExportApplicationsButton } from '@/features/careers/components/admin/export-applications-button';
import { useWhyClosed } from '@/features/quarantine/api/quarantined-files';
import { useAuth } from '@/session/use-auth';
import { InboxButtons } from '@/shared/console/inbox/inbox-buttons';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ConsolePage } from './console-page';

const EmailThread = lazyPart(
  async () => (await import('@/features/emails/components/email-thread')).EmailThread,
  { onFailure: NotLoaded },
);
const QuarantinedFiles = lazyPart(
  async () => (await import('@/features/quarantine/components/quarantined-files')).QuarantinedFiles,
  { onFailure: NotLoaded },
);

/** /admin/careers */
export function CareersPage() {
  const { isAdmin } = useAuth();
  const whyClosed = useWhyClosed();
  return (
    <ConsolePage
      title="Careers"
      path="/admin/careers"
      actions={
        <InboxButtons inbox={applicationInbox} canDelete={isAdmin}>
          {isAdmin && <ExportApplicationsButton />}
        </InboxButtons>
      }
    >
      <ApplicationsView
        whyClosed={whyClosed}
        renderEmails={({ id, email, job_title }) => (
          <>
            <QuarantinedFiles type="application" id={id} />
            <EmailThread
              record={{ type: 'application', id, email, subject: `Your application: ${job_title}` }}
              shownBy={applicationInbox.keys.all}
            />
          </>
        )}
      />
    </ConsolePage>
  );
}
