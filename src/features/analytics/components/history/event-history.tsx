import { useInfiniteQuery } from '@tanstack/react-query';
import { isNarrowed, withoutFilters } from '@/shared/console/list-address';
import { ListFoot } from '@/shared/console/list-foot';
import { ListSkeleton } from '@/shared/console/list-skeleton';
import { RecordList } from '@/shared/console/record-list';
import { useListAddress } from '@/shared/console/use-list-address';
import { useRecordList } from '@/shared/console/use-record-list';
import { historyQueryOptions } from '../../api/history';
import { analyticsTexts } from '../../messages';
import { HISTORY_ADDRESS } from '../../model/history-address';
import { EventDrawer } from './event-drawer';

import { HistoryEmpty } from './history-empty';
import { HistoryRow } from './history-row';
import { HistoryRowSkeleton, HistoryTable } from './history-table';
import { HistoryToolbar } from './history-toolbar';

/** Every event there is, newest first, with filters and the details of each. */
export function EventHistory() {
  const { filters, openId, setFilters, setOpenId } = useListAddress(HISTORY_ADDRESS);
  const list = useRecordList(useInfiniteQuery(historyQueryOptions(filters)), filters);
  const shown = list.rows?.length ?? 0;

  return (
    <>
      <HistoryToolbar filters={filters} onFiltersChange={setFilters} />
      <RecordList
        list={list}
        failure={analyticsTexts.historyFailed}
        skeleton={
          <ListSkeleton label="Loading events..." Table={HistoryTable} Row={HistoryRowSkeleton} />
        }
        empty={
          <HistoryEmpty
            isNarrowed={isNarrowed(filters)}
            onShowAll={() => {
              setFilters(withoutFilters(HISTORY_ADDRESS, filters));
            }}
          />
        }
        foot={
          <ListFoot list={list} shown={shown} total={undefined}>
            {shown.toLocaleString('en-US')} {list.hasMore ? 'shown' : 'in all'}.
          </ListFoot>
        }
      >
        {(events) => (
          <HistoryTable>
            {events.map((event) => (
              <HistoryRow
                key={event.id}
                event={event}
                isOpen={event.id === openId}
                onOpen={setOpenId}
              />
            ))}
          </HistoryTable>
        )}
      </RecordList>
      <EventDrawer
        openId={openId}
        events={list.rows}
        onOpen={setOpenId}
        onClose={() => {
          setOpenId(null);
        }}
      />
    </>
  );
}
