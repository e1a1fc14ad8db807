/** Query and mutation keys of quotes. The console's stand in admin-keys.ts. */
export const quoteKeys = {
  all: ['quotes'] as const,
  submit: ['quotes', 'submit'] as const,
};
