import type { Migration } from './system-status';

interface SchemaState {
  label: string;
  isProblem: boolean;
  /** Advice, if there is any. */
  todo?: string;
}

/**
 * Compares the database's newest migration with the one the site was built with. Versions are
 * timestamps, so they compare as text.
 */
export function schemaState(applied: readonly Migration[], expected: string): SchemaState {
  const current = applied[0]?.version ?? '';
  if (current === expected) return { label: 'Up to date', isProblem: false };
  if (current < expected) {
    return {
      label: 'Behind the site',
      isProblem: true,
      todo: `The site expects ${expected}. Run "supabase db push".`,
    };
  }
  return {
    label: 'Ahead of the site',
    isProblem: false,
    todo: `The site expects ${expected}. Deploy the current version of the site.`,
  };
}
