import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import type { CurrentRule, SourceRecord, RulesDeskData } from '../model/rules-desk';
import { assessmentKeys } from './query-keys';

async function fetchDesk(): Promise<RulesDeskData> {
  const desk = typedJson<Omit<RulesDeskData, 'sources'> & { sources: SourceRecord[] }>(
    unwrap(await getSupabase().rpc('rules_desk')),
  );
  return { ...desk, sources: new Map(desk.sources.map((source) => [source.id, source])) };
}

/** All current rules with their sources, and the latest review of each state. */
export function rulesDeskQueryOptions() {
  return queryOptions({
    queryKey: assessmentKeys.desk(),
    queryFn: fetchDesk,
    // Maps aren't JSON.
    structuralSharing: false,
  });
}

/** A rule on one kind of road. */
export type RuleKey = Pick<CurrentRule, 'state' | 'rule' | 'road_class'>;

async function fetchHistory({ state, rule, road_class }: RuleKey) {
  const rows = unwrap(
    await getSupabase().rpc('rule_history', {
      _state: state,
      _rule: rule,
      _road_class: road_class,
    }),
  );
  return rows.map((row) => ({
    ...row,
    comparison: row.comparison as CurrentRule['comparison'],
    certainty: row.certainty as CurrentRule['certainty'],
    // Null where unknown; the generated types don't say that a function's column can be null.
    as_of: row.as_of as string | null,
    valid_to: row.valid_to as string | null,
    changed_by: row.changed_by as string | null,
  }));
}

export type RuleHistoryRow = Awaited<ReturnType<typeof fetchHistory>>[number];

/** All values a rule has had on one kind of road, newest first. */
export function ruleHistoryQueryOptions(key: RuleKey) {
  return queryOptions({
    queryKey: assessmentKeys.history(key),
    queryFn: () => fetchHistory(key),
  });
}
