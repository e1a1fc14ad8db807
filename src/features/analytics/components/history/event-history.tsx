import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatCount } from '@domain/numbers/counts';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { historyQueryOptions } from '../../api/history';
import { analyticsTexts, EVENT_NOUN } from '../../texts';
import { HISTORY_LIST_PARAMS } from '../../model/history-list-params';
import { EventDrawer } from './event-drawer';
import { HISTORY_COLUMNS } from './history-columns';

/** Every stored event, newest first, and the details of each. */
export function EventHistory() {
  const params = useListParams(HISTORY_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(historyQueryOptions(params.filters)), params);
  const shown = formatCount(list.rows?.length ?? 0);

  return (
    <>
      <RecordList
        params={params}
        list={list}
        columns={HISTORY_COLUMNS}
        handlers={null}
        noun={EVENT_NOUN}
        search="Page, or visitor number"
        failure={analyticsTexts.historyFailed}
        emptyTitle="No events recorded yet"
        empty={
          <>
            To see the first one,{' '}
            <Link
              to="/"
              target="_blank"
              className="underline underline-offset-3 hover:decoration-2"
            >
              open the site
            </Link>{' '}
            in a private window, accept analytics and open a page. Visits of signed-in staff aren't
            recorded.
          </>
        }
        note={`${shown} ${list.hasMore ? 'shown' : 'in all'}.`}
      />
      <EventDrawer drawer={{ ...params.drawer, rows: list.rows }} />
    </>
  );
}
