import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InboxState } from '@/shared/console/inbox/use-inbox';
import { RecordDrawerActions } from '@/shared/console/list/record-actions';
import { RecordDrawer } from '@/shared/console/record/record-drawer';
import { formatDateTime } from '@domain/time/moment-text';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { APPLICATIONS_FAILED } from '../../admin-toasts';
import type { AdminApplication } from '../../api/application-inbox';
import { openedApplicationQueryOptions } from '../../api/opened-application';
import { applicantName } from '../../model/applicant';
import { nextStatuses } from '../../model/application-status';
import { APPLICATION_ACTIONS, type ApplicationHandlers } from './application-columns';
import { ApplicationDocuments } from './application-documents';
import { ApplicationFacts } from './application-facts';
import { ApplicationStatusBadge } from './application-status-badge';

interface ApplicationDrawerProps {
  drawer: InboxState<AdminApplication>['drawer'];
  handlers: ApplicationHandlers;
  /** Renders the emails to the applicant and the reply form. */
  renderEmails: (application: AdminApplication) => ReactNode;
}

/** One application: the person, the documents, the cover letter and the emails. */
export function ApplicationDrawer({ drawer, handlers, renderEmails }: ApplicationDrawerProps) {
  return (
    <RecordDrawer
      {...drawer}
      title={applicantName}
      eyebrow={({ status }) => <ApplicationStatusBadge status={status} />}
      subtitle={({ job_title, created_at }) => (
        <>
          <span>{`${job_title}, received`}</span>{' '}
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        </>
      )}
      footer={(application) => (
        <>
          {nextStatuses(application.status).length > 1 && (
            <p className="w-full text-sm text-subtle">
              Mark as one of these. This cannot be undone.
            </p>
          )}
          <RecordDrawerActions
            record={application}
            actions={APPLICATION_ACTIONS}
            handlers={handlers}
          />
        </>
      )}
      skeleton={
        <>
          <Skeleton className="h-40" />
          <Skeleton className="h-32" />
        </>
      }
    >
      {(application) => (
        <>
          <OpenedApplication application={application} handlers={handlers} />
          {renderEmails(application)}
        </>
      )}
    </RecordDrawer>
  );
}

interface OpenedApplicationProps {
  application: AdminApplication;
  handlers: ApplicationHandlers;
}

/** The details that the database returns only after logging who opened the application. */
function OpenedApplication({ application, handlers }: OpenedApplicationProps) {
  const {
    data: details,
    error,
    isFetching,
    refetch,
  } = useQuery(openedApplicationQueryOptions(application.id));
  if (!details) {
    if (error) {
      return <RetryAlert title={APPLICATIONS_FAILED} query={{ isFetching, refetch }} />;
    }
    if (details === null) return <p className="text-subtle">This application was deleted.</p>;
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Loading details...</span>
        <Skeleton className="h-40" />
        <Skeleton className="h-32" />
      </div>
    );
  }
  return (
    <>
      <p className="text-sm text-subtle">
        The activity log records who opens, downloads, exports or deletes applicant data.
      </p>
      <ApplicationFacts application={application} details={details} />
      <ApplicationDocuments application={application} handlers={handlers} />
      {details.cover_letter !== null && (
        <section aria-labelledby="cover-letter" className="grid gap-2">
          <h3 id="cover-letter" className="border-b pb-2 type-h4">
            Cover letter
          </h3>
          <p className="leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {details.cover_letter}
          </p>
        </section>
      )}
    </>
  );
}
