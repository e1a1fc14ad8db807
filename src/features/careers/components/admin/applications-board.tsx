import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DeleteDialog } from '@/shared/console/delete-dialog';
import { useListAddress } from '@/shared/console/use-list-address';
import { useRecordList } from '@/shared/console/use-record-list';
import { adminApplicationMessages } from '../../admin-messages';
import {
  useDeleteApplicationMutation,
  useSetApplicationStatusMutation,
} from '../../api/admin-application-mutations';
import { adminApplicationsQueryOptions, type AdminApplication } from '../../api/admin-applications';
import { useDownloadMutation } from '../../api/admin-documents';
import { APPLICATIONS_ADDRESS } from '../../model/admin-address';
import { applicantName } from '../../model/applicant';
import { ApplicationDrawer } from './application-drawer';
import type { ApplicationHandlers } from './application-actions';
import { ApplicationsList } from './applications-list';
import { ApplicationsToolbar } from './applications-toolbar';

interface ApplicationsBoardProps {
  /** The mails to an applicant, and the form to write one. */
  renderMails: (application: AdminApplication) => ReactNode;
}

/** The console's applications: filters, the live list, the drawer, and what is done to them. */
export function ApplicationsBoard({ renderMails }: ApplicationsBoardProps) {
  const { filters, openId, setFilters, setOpenId } = useListAddress(APPLICATIONS_ADDRESS);
  const list = useRecordList(useInfiniteQuery(adminApplicationsQueryOptions(filters)), filters);
  const { mutate: setStatus } = useSetApplicationStatusMutation();
  const { mutate: download } = useDownloadMutation();
  const deletion = useDeleteApplicationMutation();
  const [toDelete, setToDelete] = useState<AdminApplication | null>(null);

  const open = (id: string) => {
    list.forgetArrival(id);
    setOpenId(id);
  };
  const handlers: ApplicationHandlers = {
    onStatusChange: (application, status) => {
      list.forgetArrival(application.id);
      setStatus({ record: application, status });
    },
    onDownload: download,
    onDelete: setToDelete,
  };

  return (
    <>
      <ApplicationsToolbar filters={filters} onFiltersChange={setFilters} />
      <ApplicationsList
        list={list}
        filters={filters}
        openId={openId}
        onOpen={({ id }) => {
          open(id);
        }}
        onFiltersChange={setFilters}
        {...handlers}
      />
      <ApplicationDrawer
        openId={openId}
        applications={list.rows}
        onOpen={open}
        onClose={() => {
          setOpenId(null);
        }}
        renderMails={renderMails}
        {...handlers}
      />
      <DeleteDialog
        record={toDelete}
        noun="application"
        title={(application) => `Delete the application of ${applicantName(application)}?`}
        mutation={deletion}
        failure={adminApplicationMessages.deleteFailed.description}
        onClose={() => {
          setToDelete(null);
        }}
        onDeleted={(id) => {
          if (id === openId) setOpenId(null);
        }}
      />
    </>
  );
}
