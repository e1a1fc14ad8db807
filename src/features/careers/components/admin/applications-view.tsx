import type { ReactNode } from 'react';
import { useAuth } from '@/session/use-auth';
import { InboxList } from '@/shared/console/inbox/inbox-list';
import { useInbox } from '@/shared/console/inbox/use-inbox';
import { useListParams } from '@/shared/console/list/use-list-params';
import { whenOpened } from '@/shared/console/when-opened';
import { useDownloadMutation } from '../../api/admin-documents';
import { applicationInbox, type AdminApplication } from '../../api/application-inbox';
import { applicantName } from '../../model/applicant';
import { APPLICATION_LIST_PARAMS } from '../../model/application-list-params';
import {
  APPLICATION_ACTIONS,
  APPLICATION_COLUMNS,
  type ApplicationHandlers,
} from './application-columns';

const ApplicationDrawer = whenOpened(
  ({ drawer }) => drawer.openId !== null,
  async () => (await import('./application-drawer')).ApplicationDrawer,
);

interface ApplicationsViewProps extends Pick<ApplicationHandlers, 'whyClosed'> {
  /** Renders the emails to the applicant and the reply form. */
  renderEmails: (application: AdminApplication) => ReactNode;
}

/** The console's applications: list, drawer and actions. */
export function ApplicationsView({ whyClosed, renderEmails }: ApplicationsViewProps) {
  const { isAdmin } = useAuth();
  const { mutate: onDownload } = useDownloadMutation();
  const params = useListParams(APPLICATION_LIST_PARAMS);
  const inbox = useInbox(applicationInbox, {
    params,
    filters: params.filters,
    actions: APPLICATION_ACTIONS,
    canDelete: isAdmin,
  });
  const handlers: ApplicationHandlers = { ...inbox.handlers, onDownload, whyClosed };
  return (
    <>
      <InboxList
        inbox={inbox}
        columns={APPLICATION_COLUMNS}
        handlers={handlers}
        search="Name, email or position"
        skeletonRow="md:h-18.5 xl:h-14 dense:h-6"
        empty="Applications from the careers page appear here as soon as they are sent."
        nameOf={applicantName}
      />
      <ApplicationDrawer drawer={inbox.drawer} renderEmails={renderEmails} handlers={handlers} />
    </>
  );
}
