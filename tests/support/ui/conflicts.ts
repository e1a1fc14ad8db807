/** PostgREST's answers to conflicting inserts, verified by `tests/contract/refusals.test.ts`. */

const conflict = (code: string, message: string) => ({
  status: 409,
  body: { code, message, details: null, hint: null },
});

/** The row exists: an earlier attempt stored it. */
export const alreadyStored = (table: string) =>
  conflict('23505', `duplicate key value violates unique constraint "${table}_pkey"`);

/** An RPC's answer to a stale write. */
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
