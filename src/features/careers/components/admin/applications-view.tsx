import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { adminApplicationMessages } from '../../admin-messages';
import {
  useDeleteApplicationMutation,
  useSetApplicationStatusMutation,
} from '../../api/admin-application-mutations';
import { adminApplicationsQueryOptions, type AdminApplication } from '../../api/admin-applications';
import { useDownloadMutation } from '../../api/admin-documents';
import { APPLICATION_LIST_PARAMS } from '../../model/application-list-params';
import { applicantName } from '../../model/applicant';
import { ApplicationDrawer } from './application-drawer';
import type { ApplicationHandlers } from './application-actions';
import { ApplicationsList } from './applications-list';
import { ApplicationsToolbar } from './applications-toolbar';

interface ApplicationsViewProps {
  /** The mails to an applicant, and the form to write one. */
  renderMails: (application: AdminApplication) => ReactNode;
}

/** The console's applications: filters, the live list, the drawer, and what is done to them. */
export function ApplicationsView({ renderMails }: ApplicationsViewProps) {
  const address = useListParams(APPLICATION_LIST_PARAMS);
  const list = useRecordList(
    useInfiniteQuery(adminApplicationsQueryOptions(address.filters)),
    address,
  );
  const { mutate: setStatus } = useSetApplicationStatusMutation();
  const { mutate: download } = useDownloadMutation();
  const deletion = useDeletion<AdminApplication>(useDeleteApplicationMutation(), address);

  const handlers: ApplicationHandlers = {
    onStatusChange: (application, status) => {
      list.forgetArrival(application.id);
      setStatus({ record: application, status });
    },
    onDownload: download,
    onDelete: deletion.ask,
  };

  return (
    <>
      <ApplicationsToolbar filters={address.filters} onFiltersChange={address.setFilters} />
      <ApplicationsList list={list} address={address} {...handlers} />
      <ApplicationDrawer
        {...address.drawer}
        applications={list.rows}
        renderMails={renderMails}
        {...handlers}
      />
      <DeleteDialog
        {...deletion.dialog}
        noun="application"
        title={(application) => `Delete the application of ${applicantName(application)}?`}
        failure={adminApplicationMessages.deleteFailed.description}
      />
    </>
  );
}
