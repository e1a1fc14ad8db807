import { queryOptions } from '@tanstack/react-query';
import { borderMap } from '@assessment/route';
import { indexRules, type StateRule } from '@assessment/rules';
import { assessmentKeys } from './keys';
import { parseCsv } from '../model/parse-csv';
import { lastRead, readBorders, readRules, readSources } from './rules-files';

/** A page, statute or manual that a value was read from. */
export interface RuleSource {
  title: string;
  publisher: string;
  url: string;
  asOf: string;
}

async function fetchRules() {
  const [rules, borders, sources] = await Promise.all([
    import('../../../../supabase/rules/state_rules.csv?raw'),
    import('../../../../supabase/rules/adjacency.csv?raw'),
    import('../../../../supabase/rules/sources.csv?raw'),
  ]);
  const rows: StateRule[] = readRules(parseCsv(rules.default));
  const sourceRows = parseCsv(sources.default);
  return {
    rules: indexRules(rows),
    borders: borderMap(readBorders(parseCsv(borders.default))),
    sources: readSources(sourceRows),
    /** The last day a source was read: `2026-11-22`. */
    asOf: lastRead(sourceRows),
  };
}

/** All rules, borders and sources, prepared for the engine. They change a few times a year. */
export function rulesQueryOptions() {
  return queryOptions({
    queryKey: assessmentKeys.rules(),
    queryFn: fetchRules,
    staleTime: Infinity,
    // Offline, a paused query would show its loading state forever.
    networkMode: 'always',
    // Maps aren't JSON.
    structuralSharing: false,
  });
}

export type AssessmentRules = Awaited<ReturnType<typeof fetchRules>>;
