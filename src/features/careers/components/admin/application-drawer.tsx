import type { ReactNode } from 'react';
import { RecordDrawer } from '@/shared/console/record/record-drawer';
import { formatDateTime } from '@/shared/lib/format-date';
import { Skeleton } from '@/shared/ui/skeleton';
import { adminApplicationMessages } from '../../admin-messages';
import { adminApplicationQueryOptions, type AdminApplication } from '../../api/admin-applications';
import { applicantName } from '../../model/applicant';
import type { ApplicationHandlers } from './application-actions';
import { ApplicationDocuments } from './application-documents';
import { ApplicationDrawerActions } from './application-drawer-actions';
import { ApplicationFacts } from './application-facts';
import { ApplicationStatusBadge } from './application-status-badge';

interface ApplicationDrawerProps extends ApplicationHandlers {
  /** Id from the address; `null` while the drawer is closed. */
  openId: string | null;
  /** The list behind the drawer, for previous and next. */
  applications: readonly AdminApplication[] | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** The mails to the applicant, and the form to write one. */
  renderMails: (application: AdminApplication) => ReactNode;
}

/** One application, to be read: the person, the cover letter, the documents, the mails. */
export function ApplicationDrawer({
  openId,
  applications,
  onOpen,
  onClose,
  onDownload,
  renderMails,
  ...handlers
}: ApplicationDrawerProps) {
  return (
    <RecordDrawer
      openId={openId}
      rows={applications}
      queryOptions={adminApplicationQueryOptions}
      noun="application"
      failure={adminApplicationMessages.fetchFailed.title}
      title={applicantName}
      eyebrow={({ status }) => <ApplicationStatusBadge status={status} />}
      subtitle={({ job_title, created_at }) => (
        <>
          {job_title}, received <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        </>
      )}
      footer={(application) => <ApplicationDrawerActions application={application} {...handlers} />}
      skeleton={
        <>
          <Skeleton className="h-40" />
          <Skeleton className="h-32" />
        </>
      }
      onOpen={onOpen}
      onClose={onClose}
    >
      {(application) => (
        <>
          <ApplicationFacts application={application} />
          <ApplicationDocuments application={application} onDownload={onDownload} />
          {application.cover_letter !== null && (
            <section aria-labelledby="cover-letter" className="grid gap-2">
              <h3 id="cover-letter" className="border-b pb-2 type-h4">
                Cover letter
              </h3>
              <p className="leading-relaxed wrap-anywhere whitespace-pre-wrap">
                {application.cover_letter}
              </p>
            </section>
          )}
          {renderMails(application)}
        </>
      )}
    </RecordDrawer>
  );
}
