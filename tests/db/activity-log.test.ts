import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { claimRecord } from './support/emails.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();

/** The log entries of a record, oldest first, as an admin reads them. */
const entriesAbout = async (id: string) =>
  (
    await project
      .as('admin')
      .from('activity_log')
      .select('actor_id, action, subject, label, old_status, new_status')
      .eq('record_id', id)
      .order('id')
  ).data;

const entry = (parts: object) => ({ actor_id: null, old_status: null, new_status: null, ...parts });

describe('Activity log', () => {
  it('records a quote from the visitor’s request to its deletion', async () => {
    const sent = aQuote();
    const admin = project.as('admin').from('quotes');
    await project.as('visitor').from('quotes').insert(sent);
    await claimRecord(project, 'quote', sent.id);
    await admin.update({ status: 'reviewed' }).eq('id', sent.id);
    await deleteFromTrash(project, 'quotes', sent.id);

    const about = { subject: 'quote', label: 'Dayton, OH → Laredo, TX' };
    expect(await entriesAbout(sent.id)).toEqual([
      entry({ ...about, action: 'created' }),
      entry({
        ...about,
        action: 'status_changed',
        actor_id: PEOPLE.admin,
        old_status: 'new',
        new_status: 'reviewed',
      }),
      entry({ ...about, action: 'deleted', actor_id: PEOPLE.admin }),
      entry({ ...about, action: 'purged', actor_id: PEOPLE.admin }),
    ]);
  });

  it.each([
    ['contact_messages', aMessage(), { subject: 'message', label: 'A question' }],
    ['job_applications', anApplication(), { subject: 'application', label: 'CDL Truck Driver' }],
  ] as const)('stores no names or addresses from %s', async (table, row, about) => {
    await project.as('visitor').from(table).insert(row);

    expect(await entriesAbout(row.id)).toEqual([entry({ ...about, action: 'created' })]);
  });

  it.each([
    {
      table: 'fleet',
      row: { name: 'Lowboy', axle_count: 6 },
      change: { name: 'Long lowboy' },
      subject: 'vehicle',
      labels: ['Lowboy', 'Long lowboy'],
    },
    {
      table: 'gallery_images',
      row: { title: 'Bridge', image_url: '/x.webp' },
      change: { title: 'Other bridge' },
      subject: 'picture',
      labels: ['Bridge', 'Other bridge'],
    },
    {
      table: 'services',
      row: { name: 'Nights', category: 'Special Projects' },
      change: { active: false },
      subject: 'service',
      labels: ['Nights', 'Nights'],
    },
  ])(
    'records which admin added, changed and deleted in $table',
    async ({ table, row, change, subject, labels: [first, then] }) => {
      const client = project.as('admin').from(table);
      const added = await client.insert<object>(row).select('id').single();
      const { id } = added.data as { id: string };
      await client.update(change).eq('id', id);
      // Saving the same values changes nothing and is not logged.
      await client.update(change).eq('id', id);
      await client.delete().eq('id', id);

      const by = { actor_id: PEOPLE.admin, subject };
      expect(await entriesAbout(id)).toEqual([
        entry({ ...by, action: 'created', label: first }),
        entry({ ...by, action: 'updated', label: then }),
        entry({ ...by, action: 'deleted', label: then }),
      ]);
    },
  );

  it('records who was granted which role', async () => {
    const { userId } = await project.supabase.signUp();
    await project.as('admin').from('user_roles').insert({ user_id: userId, role: 'driver' });

    expect(await entriesAbout(userId)).toEqual([
      entry({ action: 'created', subject: 'role', label: 'carrier' }),
      entry({ action: 'created', subject: 'role', label: 'driver', actor_id: PEOPLE.admin }),
    ]);
  });

  it('records which admin edited which fields of a user, without values; skips people’s own edits', async () => {
    const { userId, client } = await project.supabase.signUp();
    const edit = (caller: Pick<SupabaseClient, 'from'>, columns: object) =>
      caller.from('profiles').update(columns).eq('id', userId);
    await edit(client, { first_name: 'Secret' });
    await edit(project.as('admin'), { last_name: 'Hidden', phone: '937-555-0199' });
    await edit(project.as('admin'), { company_name: 'Quiet Freight' });
    // Saving the same values changes nothing and is not logged.
    await edit(project.as('admin'), { company_name: 'Quiet Freight' });

    const by = { action: 'updated', subject: 'user', actor_id: PEOPLE.admin };
    expect(await entriesAbout(userId)).toEqual([
      entry({ action: 'created', subject: 'role', label: 'carrier' }),
      entry({ ...by, label: 'Name, phone' }),
      entry({ ...by, label: 'Company' }),
    ]);
  });

  it('keeps entries of deleted accounts', async () => {
    const second = await project.supabase.signUp({ roles: ['admin'] });
    const { data } = await second.client
      .from('services')
      .insert({ name: 'Days', category: 'Heavy Haul' })
      .select('id')
      .single();
    await project.as('admin').rpc('delete_user', { _user_id: second.userId });

    expect(await entriesAbout(data?.id ?? '')).toEqual([
      entry({ action: 'created', subject: 'service', label: 'Days' }),
    ]);
  });
});
