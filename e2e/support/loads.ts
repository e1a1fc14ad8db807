import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '../../supabase/functions/_shared/generated/database.types.ts';
import { demoEmail } from './accounts.ts';
import { adminDatabase } from './database.ts';
import { createMember } from './members.ts';
import { connectAsService } from './supabase.ts';

/** A driver with no other load: the demo driver is in transit. Delivers their loads at the end. */
export async function createDriver() {
  const name = `Kit ${randomUUID().slice(0, 8)}`;
  const { email, remove } = await createMember();
  const database = await adminDatabase();
  const { data } = await database.from('profiles').select('id').eq('email', email).single();
  const id = data?.id ?? '';
  const [first_name = '', last_name = ''] = name.split(' ');
  await database.from('profiles').update({ first_name, last_name }).eq('id', id);
  await database.from('user_roles').insert({ user_id: id, role: 'driver' });
  return { id, name, email, remove };
}

/** A tractor and a trailer that only this test uses, by number. */
export async function addUnits() {
  const database = await adminDatabase();
  const number = randomUUID().slice(0, 8);
  const tractor = { id: randomUUID(), kind: 'tractor', number: `T-${number}`, axles: 3 } as const;
  const trailer = { id: randomUUID(), kind: 'trailer', number: `R-${number}`, axles: 3 } as const;
  await database.from('units').insert({ ...tractor, tare_lbs: 19_000 });
  const { error } = await database
    .from('units')
    .insert({ ...trailer, tare_lbs: 21_000, deck: 'lowboy', deck_height: 1.5 });
  expect(error).toBeNull();
  const remove = () => database.from('units').delete().in('id', [tractor.id, trailer.id]);
  return { tractor, trailer, remove };
}

/** A legal load in March 2033, from Tuesday to Thursday, unless the parts say otherwise. */
export async function planLoad(parts: Partial<TablesInsert<'loads'>> = {}) {
  const database = await adminDatabase();
  const { data, error } = await database
    .from('loads')
    .insert({
      id: randomUUID(),
      title: `Crane ${randomUUID().slice(0, 8)}`,
      origin: 'Dayton, OH',
      destination: 'Gary, IN',
      equipment: 'RGN',
      length: 30,
      width: 8,
      height: 8,
      pickup_at: '2033-03-08T13:00:00Z',
      delivery_at: '2033-03-10T22:00:00Z',
      ...parts,
    })
    .select('id, number, title')
    .single();
  expect(error).toBeNull();
  const { id = '', number = '', title = '' } = data ?? {};
  return { id, number, title };
}

/** Gives the demo pilot car valid certificates of these states, and insurance, for jobs years ahead. */
export async function coverDemoPilot(states: readonly string[]) {
  const service = connectAsService();
  const { data: pilot, error } = await service
    .from('profiles')
    .select('id')
    .eq('email', demoEmail('pilot'))
    .single();
  if (error) throw error;
  const papers = [...states, null].map((issuing_state): TablesInsert<'pilot_papers'> => {
    const id = randomUUID();
    return {
      id,
      pilot_id: pilot.id,
      kind: issuing_state === null ? 'insurance' : 'certificate',
      issuing_state,
      ...(issuing_state === null && { insurer: 'Demo Mutual (demo)', limit_cents: 100_000_000 }),
      number: 'DEMO-LATER',
      expires_on: '2035-12-31',
      file_path: `${pilot.id}/${id}.pdf`,
      file_name: 'demo.pdf',
    };
  });
  const added = await service.from('pilot_papers').insert(papers);
  if (added.error) throw added.error;
}
