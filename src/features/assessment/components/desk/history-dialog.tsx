import { useQuery } from '@tanstack/react-query';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { formatDateTime } from '@domain/time/moment-text';
import { formatPartialDay } from '@domain/time/day-text';
import { Dialog } from '@/shared/ui/dialog';
import { Skeleton } from '@/shared/ui/skeleton';
import { ruleHistoryQueryOptions, type RuleHistoryRow, type RuleKey } from '../../api/rules-desk';
import { ruleToasts } from '../../toasts';
import { shownValue, type RulesDeskData } from '../../model/rules-desk';
import { ruleName, ROADS } from '../../model/rule-names';
import { Certainty } from '../certainty';

interface HistoryDialogProps {
  desk: RulesDeskData;
  rule: RuleKey;
  onClose: () => void;
}

/** Every value a rule had, who changed it and when. */
export function HistoryDialog({ desk, rule, onClose }: HistoryDialogProps) {
  const query = useQuery(
    ruleHistoryQueryOptions({ state: rule.state, rule: rule.rule, road_class: rule.road_class }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`History: ${ruleName(rule.rule)}, ${rule.state}`}
      description={ROADS[rule.road_class]}
    >
      {query.isError && (
        <FetchFailure
          title={ruleToasts.historyFailed}
          error={query.error}
          hasRows={query.data !== undefined}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <div role="status" aria-label="Loading the history" className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      <ol className="divide-y divide-line">
        {query.data?.map((row) => (
          <li key={row.id} className="grid gap-1 py-3 first:pt-0">
            <HistoryRow row={row} desk={desk} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function HistoryRow({ row, desk }: { row: RuleHistoryRow; desk: RulesDeskData }) {
  const sources = row.source_ids.map((id) => desk.sources.get(id)?.title ?? id).join('; ');
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold tabular-nums">{shownValue(row)}</span>
        <span className="text-sm text-subtle">
          {`${row.is_conflict ? 'Other value' : 'Used'}${row.valid_to === null ? ', current' : `, until ${formatDateTime(row.valid_to)}`}`}
        </span>
        <Certainty mark={row.certainty} />
      </p>
      <p className="text-sm text-muted">
        {`${sources}, ${formatPartialDay(row.as_of).toLowerCase() === 'undated' ? 'undated' : formatPartialDay(row.as_of)}${row.condition_note !== '' ? `. ${row.condition_note}` : ''}`}
      </p>
      <p className="text-xs text-subtle">
        {`${formatDateTime(row.valid_from)}, ${row.changed_by ?? 'Rules files'}: ${row.summary}`}
      </p>
    </>
  );
}
