import { useInfiniteQuery } from '@tanstack/react-query';
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
  const address = useListAddress(HISTORY_ADDRESS);
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
