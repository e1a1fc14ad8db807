import { describe, expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote, type FormRow } from './support/rows.ts';

const project = useProject();

interface Version {
  id: string;
  updated_at: string;
}

describe.each([
  { table: 'quotes', rpc: 'set_quote_statuses', status: 'reviewed', make: aQuote },
  { table: 'contact_messages', rpc: 'set_message_statuses', status: 'archived', make: aMessage },
  {
    table: 'job_applications',
    rpc: 'set_application_statuses',
    status: 'reviewed',
    make: anApplication,
  },
] satisfies { table: string; rpc: string; status: string; make: () => FormRow }[])(
  '$rpc',
  ({ table, rpc, status, make }) => {
    const store = async (count: number): Promise<Version[]> => {
      const { data, error } = await project
        .as('service')
        .from(table)
        .insert(Array.from({ length: count }, () => make()))
        .select('id, updated_at');
      if (error) throw error;
      return data;
    };
    const read = async (rows: Version[]) => {
      const { data } = await project
        .as('admin')
        .from(table)
        .select('id, status, updated_at')
        .in('id', idsOf(rows));
      return new Map((data ?? []).map((row) => [row.id as string, row]));
    };
    const idsOf = (rows: Version[]) => rows.map(({ id }) => id);
    const set = async (rows: Version[], caller: 'admin' | 'carrier' | 'visitor' = 'admin') => {
      const answer = await project.as(caller).rpc(rpc, {
        _ids: idsOf(rows),
        _seen: rows.map(({ updated_at }) => updated_at),
        _status: status,
      });
      return { data: answer.data as Version[], error: answer.error };
    };
    /** Saves a row, as a colleague would, so that its version moves. */
    const touch = (row: Version | undefined) =>
      project.sql(`update public.${table} set email = 'new@example.com' where id = $1`, [row?.id]);

    it('changes every row and returns its new version', async () => {
      const rows = await store(3);
      const { data, error } = await set(rows);
      expect(error).toBeNull();
      const stored = await read(rows);
      expect([...stored.values()].map((row) => row.status as string)).toEqual([
        status,
        status,
        status,
      ]);
      expect(Object.fromEntries(data.map((row) => [row.id, row.updated_at]))).toEqual(
        Object.fromEntries([...stored].map(([id, row]) => [id, row.updated_at as string])),
      );
    });

    it('leaves a stale row alone even when another row has a newer version', async () => {
      const [stale, ...others] = await store(3);
      await touch(stale);
      // Read after the colleague's change: the newest version of the selection is newer than it.
      await touch(others[0]);
      const now = await read(others);
      const seen = others.map(({ id }) => ({ id, updated_at: now.get(id)?.updated_at as string }));

      const { data } = await set([...(stale ? [stale] : []), ...seen]);

      expect(idsOf(data).sort()).toEqual(idsOf(others).sort());
      const stored = await read([...(stale ? [stale] : []), ...others]);
      expect(stored.get(stale?.id ?? '')?.status).toBe('new');
      for (const { id } of others) expect(stored.get(id)?.status).toBe(status);
    });

    it('leaves out deleted rows', async () => {
      const rows = await store(2);
      const [gone, kept] = rows;
      await project.sql(`delete from public.${table} where id = $1`, [gone?.id]);
      expect(idsOf((await set(rows)).data)).toEqual([kept?.id]);
    });

    it('changes nothing for a caller who is not an admin', async () => {
      const rows = await store(1);
      expect((await set(rows, 'carrier')).data).toEqual([]);
      expect((await set(rows, 'visitor')).error?.code).toBe(FORBIDDEN);
      expect((await read(rows)).get(rows[0]?.id ?? '')?.status).toBe('new');
    });
  },
);
