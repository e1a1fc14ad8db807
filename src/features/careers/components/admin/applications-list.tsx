import { useQuery } from '@tanstack/react-query';
import { isNarrowed, withoutFilters } from '@/shared/console/list-address';
import { ListEmpty } from '@/shared/console/list-empty';
import { ListFoot } from '@/shared/console/list-foot';
import { ListSkeleton } from '@/shared/console/list-skeleton';
import { RecordList } from '@/shared/console/record-list';
import type { RecordListState } from '@/shared/console/use-record-list';
import { adminApplicationMessages, APPLICATION_NOUN } from '../../admin-messages';
import { applicationCountsQueryOptions } from '../../api/admin-application-counts';
import type { AdminApplication } from '../../api/admin-applications';
import { APPLICATIONS_ADDRESS, type ApplicationFilters } from '../../model/admin-address';
import { applicantName } from '../../model/applicant';
import { totalOf } from '../../model/application-counts';
import type { ApplicationHandlers } from './application-actions';
import { ApplicationBulkActions } from './application-bulk-actions';
import { ApplicationRow } from './application-row';
import { ApplicationRowSkeleton, ApplicationsTable } from './applications-table';

interface ApplicationsListProps extends ApplicationHandlers {
  list: RecordListState<AdminApplication>;
  filters: ApplicationFilters;
  openId: string | null;
  onOpen: (application: AdminApplication) => void;
  onFiltersChange: (filters: ApplicationFilters) => void;
}

const tellArrivals = (applications: readonly AdminApplication[]) =>
  `New application from ${applications.map(applicantName).join(', ')}.`;

/** The applications as rows. */
export function ApplicationsList({
  list,
  filters,
  openId,
  onOpen,
  onFiltersChange,
  ...handlers
}: ApplicationsListProps) {
  const { data: counts } = useQuery(applicationCountsQueryOptions(filters));
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
        <ListEmpty
          title="No applications found"
          noun="applications"
          isNarrowed={isNarrowed(filters)}
          onShowAll={() => {
            onFiltersChange(withoutFilters(APPLICATIONS_ADDRESS, filters));
          }}
        >
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
          total={counts && totalOf(counts, filters.status)}
        />
      }
    >
      {(applications) => (
        <ApplicationsTable
          sort={filters.sort}
          onSort={(sort) => {
            onFiltersChange({ ...filters, sort });
          }}
        >
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              isOpen={application.id === openId}
              isArrival={list.arrivals.has(application.id)}
              onOpen={onOpen}
              {...handlers}
            />
          ))}
        </ApplicationsTable>
      )}
    </RecordList>
  );
}
