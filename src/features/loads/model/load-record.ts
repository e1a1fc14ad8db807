import type { Tables } from '@database';

/** A load without what only the search reads. */
export type LoadRow = Omit<Tables<'loads'>, 'search_text'>;
export type LoadPermit = Pick<
  Tables<'load_permits'>,
  'id' | 'jurisdiction' | 'permit_number' | 'status' | 'valid_from' | 'valid_until'
>;
export type LoadEscort = Pick<Tables<'load_escorts'>, 'id' | 'pilot_id' | 'position' | 'status'>;

/** A load with its papers and its escorts. */
export type LoadRecord = LoadRow & { permits: LoadPermit[]; escorts: LoadEscort[] };
