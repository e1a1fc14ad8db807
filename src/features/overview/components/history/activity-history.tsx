import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ExportCsvButton } from '@/shared/console/export/export-csv-button';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { RecordDrawer } from '@/shared/console/record/record-drawer';
import { EmailLink, RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { formatDateTime } from '@domain/time/moment-text';
import { personName } from '@/shared/lib/person-name';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  activityCsv,
  activityEntryQueryOptions,
  activityHistoryQueryOptions,
  type ActivityEntry,
} from '../../api/activity-history';
import { ACTIVITY_LIST_PARAMS } from '../../model/activity-list-params';
import { describeActivity, SUBJECT_LABELS } from '../../model/describe-activity';
import { ACTIVITY_COLUMNS, actorName } from './activity-columns';

const FAILED = 'We couldn’t load the activity log.';
const NOUN = { one: 'entry', many: 'entries' };

interface ActivityHistoryProps {
  /** Page of an entry's record; `undefined` if it has none. */
  pathOf: (entry: ActivityEntry) => string | undefined;
}

/** The whole activity log, newest first, and the details of each entry. */
export function ActivityHistory({ pathOf }: ActivityHistoryProps) {
  const params = useListParams(ACTIVITY_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(activityHistoryQueryOptions(params.filters)), params);
  return (
    <>
      <RecordList
        params={params}
        list={list}
        columns={ACTIVITY_COLUMNS}
        handlers={null}
        noun={NOUN}
        search="Person or record"
        failure={FAILED}
        empty="Entries appear here as soon as someone changes, opens or exports something."
        note="Entries are deleted after two years."
      />
      <RecordDrawer
        {...params.drawer}
        rows={list.rows}
        queryOptions={activityEntryQueryOptions}
        noun={NOUN.one}
        failure={FAILED}
        title={describeActivity}
        subtitle={({ created_at }) => (
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        )}
        skeleton={<Skeleton className="h-32" />}
      >
        {(entry) => <EntryFacts entry={entry} path={pathOf(entry)} />}
      </RecordDrawer>
    </>
  );
}

function EntryFacts({ entry, path }: { entry: ActivityEntry; path: string | undefined }) {
  const { actor, target, subject, label, detail, old_status, new_status } = entry;
  return (
    <RecordFacts>
      <RecordFact term="Who">
        <span>{actorName(entry)}</span>
        {actor?.email !== undefined && (
          <span className="block">
            <EmailLink email={actor.email} />
          </span>
        )}
      </RecordFact>
      <RecordFact term={SUBJECT_LABELS[subject]}>
        {path === undefined ? (
          label
        ) : (
          <Link to={path} className="link">
            {label}
          </Link>
        )}
      </RecordFact>
      {target !== null && <RecordFact term="Concerns">{personName(target)}</RecordFact>}
      {detail !== null && <RecordFact term="Detail">{detail}</RecordFact>}
      {new_status !== null && (
        <RecordFact term="Status">
          {old_status === null ? new_status : `${old_status} → ${new_status}`}
        </RecordFact>
      )}
    </RecordFacts>
  );
}

/** Saves all entries that match the page's filters as a CSV file, which is logged. */
export function ExportActivityButton() {
  const { filters } = useListParams(ACTIVITY_LIST_PARAMS);
  return <ExportCsvButton source={activityCsv(ACTIVITY_COLUMNS.csv, filters)} />;
}
