/** What PostgREST answers to a conflicting insert, as `tests/contract/refusals.test.ts` proves it. */

const conflict = (code: string, message: string) => ({
  status: 409,
  body: { code, message, details: null, hint: null },
});

/** The row is already there: an earlier try stored it. */
export const alreadyStored = (table: string) =>
  conflict('23505', `duplicate key value violates unique constraint "${table}_pkey"`);

/** An RPC's answer to a write over a version that is no longer the newest. */
export const STALE = {
  status: 412,
  body: { code: 'PT412', message: 'Someone changed or deleted this. Reload.' },
};

/** Conflicts that stored nothing, for `it.each`. */
export const nothingStored = (table: string) =>
  [
    [
      'a missing parent row',
      conflict(
        '23503',
        `insert or update on table "${table}" violates foreign key constraint "${table}_parent_fkey"`,
      ),
    ],
    [
      'another unique column',
      conflict('23505', `duplicate key value violates unique constraint "${table}_other_key"`),
    ],
  ] as const;
