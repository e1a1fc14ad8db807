import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();
const admin = () => project.as('admin');
const assignments = () => admin().from('quote_assignments');

/** A quote that belongs to the customer, who can read it. */
async function storeQuote(): Promise<string> {
  const { id } = aQuote();
  await project.as('customer').from('quotes').insert(aQuote({ id }));
  return id;
}

const colleague = (...roles: string[]) => project.supabase.signUp({ roles });

const assign = (id: string, assignee: string | null, seen: string | null = null) =>
  admin().rpc('assign_quote', { _quote_id: id, _assignee: assignee, _seen: seen });

const holderOf = async (id: string) =>
  (await assignments().select('assigned_to').eq('quote_id', id).maybeSingle()).data?.assigned_to as
    | string
    | undefined;

/** Log entries about a quote's assignments, oldest first. */
const logOf = async (id: string) =>
  (
    await admin()
      .from('activity_log')
      .select('action, actor_id, target_id')
      .eq('record_id', id)
      .in('action', ['assigned', 'unassigned'])
      .order('id')
  ).data;

describe('A quote', () => {
  it('can be assigned, reassigned and unassigned, and the log records it', async () => {
    const id = await storeQuote();
    const { userId: second } = await colleague('moderator');

    expect((await assign(id, PEOPLE.admin)).error).toBeNull();
    expect(await holderOf(id)).toBe(PEOPLE.admin);
    expect((await assign(id, second, PEOPLE.admin)).error).toBeNull();
    expect(await holderOf(id)).toBe(second);
    expect((await assign(id, null, second)).error).toBeNull();
    expect(await holderOf(id)).toBeUndefined();

    expect(await logOf(id)).toEqual([
      { action: 'assigned', actor_id: PEOPLE.admin, target_id: PEOPLE.admin },
      { action: 'assigned', actor_id: PEOPLE.admin, target_id: second },
      { action: 'unassigned', actor_id: PEOPLE.admin, target_id: second },
    ]);
  });

  it('stays with the colleague who was assigned first', async () => {
    const id = await storeQuote();
    const { userId: second } = await colleague('admin');
    await assign(id, second);

    expect((await assign(id, PEOPLE.admin)).error?.code).toBe(STALE);
    expect((await assign(id, null, PEOPLE.admin)).error?.code).toBe(STALE);
    expect((await assign(id, PEOPLE.admin, PEOPLE.admin)).error?.code).toBe(STALE);
    expect(await holderOf(id)).toBe(second);
    expect(await logOf(id)).toHaveLength(1);
  });

  it('goes to one of several colleagues who take it concurrently', async () => {
    const id = await storeQuote();
    const { userId: second } = await colleague('admin');
    const answers = await Promise.all(
      [PEOPLE.admin, second, PEOPLE.admin, second].map((person) => assign(id, person)),
    );
    const winner = await holderOf(id);
    expect(answers.map(({ error }) => error?.code)).toEqual(
      [PEOPLE.admin, second, PEOPLE.admin, second].map((person) =>
        person === winner ? undefined : STALE,
      ),
    );
    expect(await logOf(id)).toHaveLength(1);
  });

  it('a quote is stale when it was deleted', async () => {
    expect((await assign(randomUUID(), PEOPLE.admin)).error?.code).toBe(STALE);
  });

  it.each(['broker', 'customer', 'driver'] as const)(
    'cannot be assigned to a %s',
    async (person) => {
      const id = await storeQuote();
      expect((await assign(id, PEOPLE[person])).error?.code).toBe(REFUSED);
      await assign(id, PEOPLE.admin);
      expect((await assign(id, PEOPLE[person], PEOPLE.admin)).error?.code).toBe(REFUSED);
      const row = { quote_id: await storeQuote(), assigned_to: PEOPLE[person] };
      expect((await assignments().insert(row)).error?.code).toBe(REFUSED);
      expect(await holderOf(id)).toBe(PEOPLE.admin);
    },
  );

  it('becomes unassigned when its assignee loses both roles', async () => {
    const id = await storeQuote();
    const { userId } = await colleague('admin', 'moderator');
    await assign(id, userId);
    const roles = () => admin().from('user_roles');

    await roles().delete().eq('user_id', userId).eq('role', 'admin');
    expect(await holderOf(id)).toBe(userId);
    await roles().update({ role: 'carrier' }).eq('user_id', userId).eq('role', 'moderator');

    expect(await holderOf(id)).toBeUndefined();
    expect((await logOf(id))?.at(-1)).toEqual({
      action: 'unassigned',
      actor_id: PEOPLE.admin,
      target_id: userId,
    });
  });

  it('outlives its assignee’s account; the assignment is deleted with the quote', async () => {
    const id = await storeQuote();
    const { userId } = await colleague('moderator');
    await assign(id, userId);
    await admin().rpc('delete_user', { _user_id: userId });
    expect(await holderOf(id)).toBeUndefined();
    expect((await admin().from('quotes').select('id').eq('id', id)).data).toHaveLength(1);

    await assign(id, PEOPLE.admin);
    expect((await deleteFromTrash(project, 'quotes', id)).error).toBeNull();
    expect(await holderOf(id)).toBeUndefined();
    expect((await logOf(id))?.filter(({ action }) => action === 'unassigned')).toHaveLength(1);
  });
});

describe('The assignee of a quote', () => {
  it('the assignee of a quote is visible to staff only', async () => {
    const id = await storeQuote();
    await assign(id, PEOPLE.admin);
    for (const caller of ['customer', 'broker', 'driver'] as const) {
      const client = project.as(caller);
      expect((await client.from('quote_assignments').select('*')).data).toEqual([]);
      const through = await client.from('quotes').select('*, quote_assignments(*)').eq('id', id);
      expect(JSON.stringify(through.data)).not.toContain(PEOPLE.admin);
      expect((await client.from('admin_quotes').select('id, assignee')).status).toBe(403);
      const log = await client.from('activity_log').select('*');
      expect(log.data).toEqual([]);
    }
    const visitor = project.as('visitor').from('quote_assignments');
    expect((await visitor.select('*')).error?.code).toBe(FORBIDDEN);
  });

  it('can be set by staff only', async () => {
    const id = await storeQuote();
    for (const caller of ['visitor', 'customer', 'broker'] as const) {
      const client = project.as(caller);
      const target = { _quote_id: id, _assignee: PEOPLE.admin };
      const told = await client.rpc('assign_quote', target);
      expect([caller, told.error?.code]).toEqual([caller, FORBIDDEN]);
      const row = { quote_id: id, assigned_to: PEOPLE.admin };
      const written = await client.from('quote_assignments').insert(row);
      expect([caller, written.error?.code]).toEqual([caller, FORBIDDEN]);
    }
    await assign(id, PEOPLE.admin);
    await project.as('customer').from('quote_assignments').delete().eq('quote_id', id);
    await project
      .as('customer')
      .from('quote_assignments')
      .update({ assigned_to: PEOPLE.customer })
      .eq('quote_id', id);
    expect(await holderOf(id)).toBe(PEOPLE.admin);
  });

  it('filters the list and its counts', async () => {
    const { client, userId } = await colleague('admin');
    const mine = await storeQuote();
    await storeQuote();
    await assign(mine, userId);

    const { data } = await client.from('admin_my_quotes').select('id, assignee');
    expect(data).toMatchObject([{ id: mine, assignee: { id: userId } }]);
    const counts = await admin().rpc('quote_status_counts', { _assigned_to: userId });
    expect(counts.data).toEqual([
      { status: 'new', quotes: 1 },
      { status: 'reviewed', quotes: 0 },
      { status: 'archived', quotes: 0 },
    ]);
  });
});
