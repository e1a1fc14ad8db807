import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAuth } from '@/session/use-auth';
import { RecordBulkActions } from '@/shared/console/list/record-actions';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { whenOpened } from '@/shared/console/when-opened';
import { adminApplicationMessages, APPLICATION_NOUN } from '../../admin-messages';
import {
  useDeleteApplicationsMutation,
  useSetApplicationStatusesMutation,
} from '../../api/admin-application-bulk';
import { applicationCountsQueryOptions } from '../../api/admin-application-counts';
import {
  useDeleteApplicationMutation,
  useSetApplicationStatusMutation,
} from '../../api/admin-application-mutations';
import { adminApplicationsQueryOptions, type AdminApplication } from '../../api/admin-applications';
import { useDownloadMutation } from '../../api/admin-documents';
import { applicantName } from '../../model/applicant';
import { APPLICATION_LIST_PARAMS } from '../../model/application-list-params';
import {
  APPLICATION_ACTIONS,
  APPLICATION_COLUMNS,
  REJECTION,
  type ApplicationHandlers,
} from './application-columns';

const ApplicationDrawer = whenOpened(
  ({ drawer }) => drawer.openId !== null,
  async () => (await import('./application-drawer')).ApplicationDrawer,
);
const ConfirmDialog = whenOpened(
  ({ open }) => open,
  async () => (await import('@/shared/ui/confirm-dialog')).ConfirmDialog,
);

interface ApplicationsViewProps extends Pick<ApplicationHandlers, 'whyClosed'> {
  /** Renders the emails to the applicant and the reply form. */
  renderEmails: (application: AdminApplication) => ReactNode;
}

/** The console's applications: list, drawer and actions. */
export function ApplicationsView({ whyClosed, renderEmails }: ApplicationsViewProps) {
  const { isAdmin } = useAuth();
  const params = useListParams(APPLICATION_LIST_PARAMS);
  const list = useRecordList(
    useInfiniteQuery(adminApplicationsQueryOptions(params.filters)),
    params,
  );
  const { data: counts } = useQuery(applicationCountsQueryOptions(params.filters));
  const { mutate: setStatus } = useSetApplicationStatusMutation();
  const { mutate: download } = useDownloadMutation();
  const deletion = useDeletion<AdminApplication>(useDeleteApplicationMutation(), params);
  const statusMutation = useSetApplicationStatusesMutation();
  const deleteMutation = useDeleteApplicationsMutation();

  const [toReject, setToReject] = useState<AdminApplication | null>(null);

  const handlers: ApplicationHandlers = {
    onStatusChange: (application, status) => {
      list.forgetNewRow(application.id);
      if (status === 'rejected') setToReject(application);
      else setStatus({ record: application, status });
    },
    onDownload: download,
    whyClosed,
    onDelete: isAdmin ? deletion.ask : undefined,
  };

  return (
    <>
      <RecordList
        params={params}
        list={list}
        columns={APPLICATION_COLUMNS}
        handlers={handlers}
        noun={APPLICATION_NOUN}
        search="Name, email or position"
        skeletonRow="md:h-18.5 xl:h-14 dense:h-6"
        counts={{ status: counts }}
        failure={adminApplicationMessages.fetchFailed.title}
        empty="Applications from the careers page appear here as soon as they are sent."
        nameOf={applicantName}
        bulk={(selection) => (
          <RecordBulkActions
            selection={selection}
            noun={APPLICATION_NOUN}
            actions={APPLICATION_ACTIONS}
            statusMutation={statusMutation}
            deleteMutation={isAdmin ? deleteMutation : undefined}
            deleteFailed={adminApplicationMessages.deleteFailed.description}
          />
        )}
      />
      <ApplicationDrawer
        drawer={{ ...params.drawer, rows: list.rows }}
        renderEmails={renderEmails}
        handlers={handlers}
      />
      <ConfirmDialog
        open={toReject !== null}
        onOpenChange={() => {
          setToReject(null);
        }}
        title={toReject && `Reject the application from ${applicantName(toReject)}?`}
        description={REJECTION.description}
        confirmLabel={REJECTION.verb}
        onConfirm={() => {
          if (toReject) setStatus({ record: toReject, status: 'rejected' });
          setToReject(null);
        }}
      />
      <DeleteDialog
        {...deletion.dialog}
        noun="application"
        hasTrash
        title={(application) => `Delete the application from ${applicantName(application)}?`}
        failure={adminApplicationMessages.deleteFailed.description}
      />
    </>
  );
}
