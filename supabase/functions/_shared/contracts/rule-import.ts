import type { ImportRows } from '../domain/rule-files.ts';

/** One value of a rule, as `preview_rule_import` and `rules_desk` return it. */
export interface RuleValue {
  readonly state: string;
  readonly rule: string;
  readonly road_class: string;
  readonly comparison: 'over' | 'at_or_over' | 'text';
  readonly value: string;
  readonly unit: string;
  readonly condition_note: string;
  readonly certainty: 'A' | 'B' | 'C';
  readonly as_of: string | null;
  readonly source_ids: readonly string[];
  readonly is_conflict: boolean;
}

/** One change an import would make. */
export interface ImportChange {
  readonly change: 'added' | 'changed' | 'removed';
  readonly before: RuleValue | null;
  readonly line: number | null;
  readonly after: RuleValue | null;
}

/** The preview of an import, as `preview_rule_import` returns it. */
export interface ImportPreview {
  readonly version: number;
  readonly rejected: readonly { file: 'rules' | 'sources'; line: number; reason: string }[];
  readonly changes: readonly ImportChange[];
  readonly unchanged: number;
  readonly sources: readonly { change: 'added' | 'changed'; id: string }[];
}

interface ImportRowArgs {
  readonly _rules: ImportRows['rules'];
  readonly _sources: ImportRows['sources'];
}

/** Calls a function of the database and returns its result. Throws if the database refuses. */
export type CallImport = (
  name: 'preview_rule_import' | 'import_rules',
  args: ImportRowArgs & { _seen?: number },
) => Promise<unknown>;

const argsOf = ({ rules, sources }: ImportRows): ImportRowArgs => ({
  _rules: rules,
  _sources: sources,
});

/** Returns what an import would change. Stores nothing. */
export const previewImport = async (call: CallImport, rows: ImportRows) =>
  (await call('preview_rule_import', argsOf(rows))) as ImportPreview;

/**
 * Imports all rows or none, and returns the new rules version; the old one if nothing differs. The
 * database refuses if the rules changed since `version`.
 */
export const importRules = async (call: CallImport, rows: ImportRows, version: number) =>
  (await call('import_rules', { ...argsOf(rows), _seen: version })) as number;

/** Previews and imports. Returns how many rules and sources were added, changed or removed. */
export async function loadRules(call: CallImport, rows: ImportRows): Promise<number> {
  const { version, changes, sources } = await previewImport(call, rows);
  await importRules(call, rows, version);
  return changes.length + sources.length;
}
