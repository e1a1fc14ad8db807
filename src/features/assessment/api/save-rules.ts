import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ImportRows } from '@domain/rule-files';
import { importRules, previewImport, type CallImport } from '@contracts/rule-import';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { ruleToasts } from '../toasts';
import { assessmentKeys } from './query-keys';

/** The source of a change: one on file, or a new one. */
export type ChangeSource =
  | { id: string }
  | { title: string; publisher: string; kind: string; url: string };

/** A value as the form of the rules desk sends it. */
export interface RuleChange {
  /** Of the new row. Made once per form, so that a retry saves once. */
  id: string;
  /** The row it replaces; null adds a value. */
  replaces: string | null;
  row: {
    state: string;
    rule: string;
    road_class: string;
    value: string;
    comparison: string;
    condition_note: string;
    certainty: string;
    as_of: string;
  };
  source: ChangeSource;
}

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: ['assessment'] });

/** Saves a value as a new row; the row it replaces stays in the history. */
export function useSaveRuleMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...assessmentKeys.desk(), 'save'],
    mutationFn: async ({ id, replaces, row, source }: RuleChange) =>
      unwrap(
        await getSupabase().rpc('save_rule', {
          _id: id,
          // It can be null, although its generated type doesn't say so.
          _replaces: replaces as unknown as string,
          _row: row,
          _source: source,
        }),
      ),
    onSettled: () => reload(client),
    meta: { successToast: ruleToasts.saved },
  });
}

/** Uses one of two conflicting values. */
export function useUseRuleMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...assessmentKeys.desk(), 'use'],
    mutationFn: async (choice: { id: string; source: ChangeSource; asOf: string }) =>
      unwrap(
        await getSupabase().rpc('use_rule', {
          _id: choice.id,
          _source: choice.source,
          _as_of: choice.asOf,
        }),
      ),
    onSettled: () => reload(client),
    meta: { successToast: ruleToasts.chosen },
  });
}

/** Marks all values of a state as reviewed on a day. */
export function useReviewRulesMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...assessmentKeys.desk(), 'review'],
    mutationFn: async ({ state, on }: { state: string; on: string }) =>
      unwrap(await getSupabase().rpc('review_rules', { _state: state, _on: on })),
    onSettled: () => reload(client),
    meta: { successToast: ruleToasts.reviewed, errorToast: ruleToasts.reviewFailed },
  });
}

// The generated type of JSON doesn't accept readonly lists.
const callImport: CallImport = async (name, args) =>
  unwrap(await getSupabase().rpc(name, args as never));

/** Previews an import. Stores nothing. */
export function usePreviewImportMutation() {
  return useMutation({
    mutationKey: [...assessmentKeys.desk(), 'preview'],
    mutationFn: (rows: ImportRows) => previewImport(callImport, rows),
  });
}

/** Imports all rows or none; refused if the rules changed since the preview. */
export function useImportRulesMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...assessmentKeys.desk(), 'import'],
    mutationFn: ({ rows, version }: { rows: ImportRows; version: number }) =>
      importRules(callImport, rows, version),
    onSettled: () => reload(client),
    meta: { successToast: ruleToasts.imported },
  });
}
