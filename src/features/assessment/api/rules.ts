import { queryOptions } from '@tanstack/react-query';
import { borderMap } from '@assessment/route';
import { indexRules, type StateRule } from '@assessment/rules';
import { parseCsv } from '@domain/text/parse-csv';
import { publicTables } from '@/platform/supabase/public-tables';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import { assessmentKeys } from './query-keys';
import { readBorders } from './rules-files';

/** A page, statute or manual that a value was read from. */
export interface RuleSource {
  title: string;
  publisher: string;
  url: string;
  asOf: string;
}

/** As `current_rules` returns them: arrays, because column names would double the size. */
interface CurrentRules {
  version: number;
  as_of: string;
  rules: [
    state: string,
    rule: string,
    value: string,
    unit: string,
    comparison: StateRule['comparison'],
    roadClass: string,
    note: string,
    certainty: StateRule['certainty'],
    asOf: string | null,
    sourceIds: string[],
    conflicts: boolean,
  ][];
  sources: [id: string, title: string, publisher: string, url: string, asOf: string | null][];
}

const toRule = ([
  state,
  rule,
  value,
  unit,
  comparison,
  road_class,
  note,
  certainty,
  as_of,
  source_ids,
  conflicts,
]: CurrentRules['rules'][number]): StateRule => ({
  state,
  rule,
  value,
  unit,
  comparison,
  road_class,
  note,
  certainty,
  as_of: as_of ?? '',
  source_ids,
  conflicts,
});

async function fetchRules() {
  const [response, borders] = await Promise.all([
    publicTables().rpc('current_rules', {}, { get: true }),
    // The map doesn't change with the rules.
    import('@root/supabase/rules/adjacency.csv?raw'),
  ]);
  const current = typedJson<CurrentRules>(unwrap(response));
  return {
    rules: indexRules(current.rules.map(toRule)),
    borders: borderMap(readBorders(parseCsv(borders.default))),
    sources: new Map(
      current.sources.map(([id, title, publisher, url, asOf]): [string, RuleSource] => [
        id,
        { title, publisher, url, asOf: asOf ?? '' },
      ]),
    ),
    /** Goes up with each change (`public.rules_version`). */
    version: current.version,
    /** The last day a source was read: `2026-11-22`. */
    asOf: current.as_of,
  };
}

/** All rules, borders and sources, prepared for the engine. They change a few times a year. */
export function rulesQueryOptions() {
  return queryOptions({
    queryKey: assessmentKeys.rules(),
    queryFn: fetchRules,
    staleTime: Infinity,
    // Kept for the session. Offline, the last rules are better than none, and the answer says how old they
    // are.
    gcTime: Infinity,
    // Maps aren't JSON.
    structuralSharing: false,
  });
}

export type AssessmentRules = Awaited<ReturnType<typeof fetchRules>>;
