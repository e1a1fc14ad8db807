import { describe, expect, it } from 'vitest';
import { CARRIER_EQUIPMENT_KINDS } from '../../supabase/functions/_shared/contracts/carrier-equipment.ts';
import { CHARGE_KINDS } from '../../supabase/functions/_shared/contracts/charge.ts';
import { LOAD_DOCUMENT_KINDS } from '../../supabase/functions/_shared/contracts/load-documents.ts';
import { LINE_KINDS, LINE_UNITS } from '../../supabase/functions/_shared/contracts/offer.ts';
import { DECLINE_REASONS } from '../../supabase/functions/_shared/domain/decline-reasons.ts';
import { Constants } from '../../supabase/functions/_shared/generated/database.types.ts';
import { useProject } from './support/project.ts';

const project = useProject();
const GENERATED: Record<string, readonly string[]> = Constants.public.Enums;
/** The values that forms offer. */
const OFFERED: Record<string, readonly string[]> = {
  carrier_equipment_kind: CARRIER_EQUIPMENT_KINDS,
  charge_kind: CHARGE_KINDS,
  load_document_kind: LOAD_DOCUMENT_KINDS,
  offer_decline_reason: Object.keys(DECLINE_REASONS),
  offer_line_kind: LINE_KINDS,
  offer_unit: LINE_UNITS,
};

/** The domains with a lookup table (docs/decisions/0055), each with its values. */
async function readLookups(): Promise<Record<string, string[]>> {
  const tables = await project.sql<{ name: string; table: string; key: string }>(`
    select typname as name, attrelid::regclass::text as table, attname as key
    from pg_type join pg_attribute on atttypid = pg_type.oid
    join pg_constraint on conrelid = attrelid and contype = 'p' and conkey = array[attnum]
    where typtype = 'd' and typnamespace = 'public'::regnamespace`);
  const entries = tables.map(async ({ name, table, key }) => {
    const rows = await project.sql<{ value: string }>(`select ${key}::text as value from ${table}`);
    return [name, rows.map(({ value }) => value).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe('Lookup tables', () => {
  it('have the values of the generated types', async () => {
    const lookups = await readLookups();
    expect(Object.keys(lookups)).toContain('activity_subject');
    const generated = Object.keys(lookups).map((name) => [name, GENERATED[name]] as const);
    expect(lookups).toEqual(Object.fromEntries(generated));
  });

  it('have the values that forms offer', async () => {
    const lookups = await readLookups();
    const offered = Object.entries(OFFERED).map(([name, values]) => [name, [...values].sort()]);
    expect(lookups).toMatchObject(Object.fromEntries(offered) as object);
  });

  it('refuse other values', async () => {
    const { error } = await project
      .as('carrier')
      .from('carrier_equipment')
      .insert({ kind: 'sled' as 'rgn', axles: 3, capacity_lbs: 80_000 });
    expect(error?.code).toBe('23503');
  });
});
