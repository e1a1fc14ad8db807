import { useQuery } from '@tanstack/react-query';
import { ListEmpty } from '@/shared/console/list-empty';
import { ListFoot } from '@/shared/console/list-foot';
import { ListSkeleton } from '@/shared/console/list-skeleton';
import { RecordList } from '@/shared/console/record-list';
import type { AddressState } from '@/shared/console/use-list-address';
import type { RecordListState } from '@/shared/console/use-record-list';
import { adminApplicationMessages, APPLICATION_NOUN } from '../../admin-messages';
import { applicationCountsQueryOptions } from '../../api/admin-application-counts';
import type { AdminApplication } from '../../api/admin-applications';
import type { APPLICATIONS_ADDRESS } from '../../model/admin-address';
import { applicantName } from '../../model/applicant';
import { totalOf } from '../../model/application-counts';
import type { ApplicationHandlers } from './application-actions';
import { ApplicationBulkActions } from './application-bulk-actions';
import { ApplicationRow } from './application-row';
import { ApplicationRowSkeleton, ApplicationsTable } from './applications-table';

interface ApplicationsListProps extends ApplicationHandlers {
  list: RecordListState<AdminApplication>;
  address: AddressState<typeof APPLICATIONS_ADDRESS>;
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
        <ListFoot
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
