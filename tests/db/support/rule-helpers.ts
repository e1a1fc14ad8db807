import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { readProjectRules } from '@root/supabase/local/database/load-rules.ts';
import type { Project } from './project.ts';

type CsvRow = Record<string, string> & { line: number };
/** The compiled files' rules and sources, with their lines. */
export const { rules: RULES, sources: SOURCES } = readProjectRules() as unknown as {
  rules: CsvRow[];
  sources: CsvRow[];
};

export interface Rule {
  id: string;
  state: string;
  rule: string;
  road_class: string;
  comparison: string;
  value: string;
  unit: string;
  condition_note: string;
  certainty: string;
  as_of: string | null;
  source_ids: string[];
  is_conflict: boolean;
}
interface RulesDesk {
  version: number;
  rules: Rule[];
  sources: { id: string; title: string }[];
  reviews: { state: string; reviewed_on: string; reviewed_by: string | null }[];
}
interface HistoryRow {
  id: string;
  value: string;
  valid_to: string | null;
  changed_by: string | null;
}
interface Preview {
  version: number;
  rejected: { file: string; line: number; reason: string }[];
  changes: { change: string; before: Rule | null; line: number; after: Rule | null }[];
  unchanged: number;
  sources: { change: string; id: string }[];
}

export const rowsOf = (state: string) => RULES.filter((row) => row['state'] === state);

/** Helpers for tests of the rules desk. Every test starts from the compiled files. */
export function ruleHelpers(project: Project) {
  const admin = () => project.as('admin');

  const rulesDesk = async () => {
    const answer = await admin().rpc('rules_desk');
    expect(answer.error).toBeNull();
    return answer.data as RulesDesk;
  };
  const version = async () => (await project.as('visitor').rpc('rules_version')).data as number;
  const current = async (state: string, rule: string, isConflict = false) => {
    const { rules } = await rulesDesk();
    const found = rules.find(
      (row) => row.state === state && row.rule === rule && row.is_conflict === isConflict,
    );
    if (found === undefined) throw new Error(`${state} has no ${rule}.`);
    return found;
  };
  const history = async (rule: Pick<Rule, 'state' | 'rule' | 'road_class'>) =>
    (
      await admin().rpc('rule_history', {
        _state: rule.state,
        _rule: rule.rule,
        _road_class: rule.road_class,
      })
    ).data as HistoryRow[];
  const lastLog = async () =>
    (
      await project.sql<{ label: string; action: string }>(
        `select label, action::text from public.activity_log where subject = 'rule' order by id desc limit 1`,
      )
    )[0];
  const save = async (parts: {
    id?: string;
    replaces?: string;
    row: object;
    source?: object | null;
  }) =>
    (
      await admin().rpc('save_rule', {
        _id: parts.id ?? randomUUID(),
        _replaces: parts.replaces ?? null,
        _row: { comparison: 'over', certainty: 'A', as_of: '2026-11', ...parts.row },
        _source: parts.source === undefined ? { id: 'gao' } : parts.source,
      })
    ).error;
  const preview = async (rules: object[], sources: object[] = []) => {
    const answer = await admin().rpc('preview_rule_import', {
      _rules: rules,
      _sources: sources,
    });
    expect(answer.error).toBeNull();
    return answer.data as Preview;
  };
  const importRows = async (rules: object[], sources: object[] = [], seen?: number) =>
    admin().rpc('import_rules', {
      _rules: rules,
      _sources: sources,
      _seen: seen ?? (await version()),
    });

  beforeEach(async () => {
    const { error } = await importRows(RULES, SOURCES);
    expect(error).toBeNull();
  });

  return { admin, rulesDesk, version, current, history, lastLog, save, preview, importRows };
}
