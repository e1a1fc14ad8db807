import { useInfiniteQuery } from '@tanstack/react-query';
import { ListFooter } from '@/shared/console/list/list-footer';
import { ListSkeleton } from '@/shared/console/list/list-skeleton';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { historyQueryOptions } from '../../api/history';
import { analyticsTexts } from '../../messages';
import { HISTORY_LIST_PARAMS } from '../../model/history-list-params';
import { EventDrawer } from './event-drawer';

import { HistoryEmpty } from './history-empty';
import { HistoryRow } from './history-row';
import { HistoryRowSkeleton, HistoryTable } from './history-table';
import { HistoryToolbar } from './history-toolbar';

/** Every event there is, newest first, with filters and the details of each. */
export function EventHistory() {
  const address = useListParams(HISTORY_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(historyQueryOptions(address.filters)), address);
  const shown = list.rows?.length ?? 0;

  return (
    <>
      <HistoryToolbar filters={address.filters} onFiltersChange={address.setFilters} />
      <RecordList
        list={list}
        failure={analyticsTexts.historyFailed}
        skeleton={
          <ListSkeleton label="Loading events..." Table={HistoryTable} Row={HistoryRowSkeleton} />
        }
        empty={<HistoryEmpty {...address.narrowing} />}
        foot={
          <ListFooter list={list} shown={shown} total={undefined}>
            {shown.toLocaleString('en-US')} {list.hasMore ? 'shown' : 'in all'}.
          </ListFooter>
        }
      >
        {(events) => (
          <HistoryTable>
            {events.map((event) => (
              <HistoryRow
                key={event.id}
                event={event}
                isOpen={event.id === address.openId}
                onOpen={address.setOpenId}
              />
            ))}
          </HistoryTable>
        )}
      </RecordList>
      <EventDrawer {...address.drawer} events={list.rows} />
    </>
  );
}
