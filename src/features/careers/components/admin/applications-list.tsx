import { useQuery } from '@tanstack/react-query';
import { ListEmpty } from '@/shared/console/list/list-empty';
import { ListFooter } from '@/shared/console/list/list-footer';
import { ListSkeleton } from '@/shared/console/list/list-skeleton';
import { RecordList } from '@/shared/console/list/record-list';
import type { ListParamsState } from '@/shared/console/list/use-list-params';
import type { RecordListState } from '@/shared/console/list/use-record-list';
import { adminApplicationMessages, APPLICATION_NOUN } from '../../admin-messages';
import { applicationCountsQueryOptions } from '../../api/admin-application-counts';
import type { AdminApplication } from '../../api/admin-applications';
import type { APPLICATION_LIST_PARAMS } from '../../model/application-list-params';
import { applicantName } from '../../model/applicant';
import { totalOf } from '../../model/application-counts';
import type { ApplicationHandlers } from './application-actions';
import { ApplicationBulkActions } from './application-bulk-actions';
import { ApplicationRow } from './application-row';
import { ApplicationRowSkeleton, ApplicationsTable } from './applications-table';

interface ApplicationsListProps extends ApplicationHandlers {
  list: RecordListState<AdminApplication>;
  address: ListParamsState<typeof APPLICATION_LIST_PARAMS>;
}

const tellArrivals = (applications: readonly AdminApplication[]) =>
  `New application from ${applications.map(applicantName).join(', ')}.`;

/** The applications as rows. */
export function ApplicationsList({ list, address, ...handlers }: ApplicationsListProps) {
  const { data: counts } = useQuery(applicationCountsQueryOptions(address.filters));
  return (
    <RecordList
      list={list}
      failure={adminApplicationMessages.fetchFailed.title}
      onArrival={tellArrivals}
      skeleton={
        <ListSkeleton
          label="Loading applications..."
          Table={ApplicationsTable}
          Row={ApplicationRowSkeleton}
        />
      }
      empty={
        <ListEmpty title="No applications found" noun="applications" {...address.narrowing}>
          What is sent from the careers page appears here the moment it arrives.
        </ListEmpty>
      }
      bulk={{
        noun: APPLICATION_NOUN,
        actions: (selection) => <ApplicationBulkActions selection={selection} />,
      }}
      foot={
        <ListFooter
          list={list}
          shown={list.rows?.length ?? 0}
          total={counts && totalOf(counts, address.filters.status)}
        />
      }
    >
      {(applications) => (
        <ApplicationsTable {...address.sorting}>
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              isOpen={application.id === address.openId}
              isArrival={list.arrivals.has(application.id)}
              onOpen={address.open}
              {...handlers}
            />
          ))}
        </ApplicationsTable>
      )}
    </RecordList>
  );
}
