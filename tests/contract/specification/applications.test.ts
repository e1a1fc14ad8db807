import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, useProject } from '../support/project.ts';
import { restored } from '../support/restored.ts';

const project = useProject();
const SENDER = 'contract-application@example.com';
let admin: Account;
let moderator: Account;

/** The columns of the application form. */
const form = (changes: Record<string, unknown> = {}) => ({
  job_title: 'CDL Truck Driver',
  first_name: 'Rae',
  last_name: 'Novak',
  email: SENDER,
  phone: '937-555-0101',
  address: '12 Main St',
  city: 'Dayton',
  state: 'OH',
  zip_code: '45402',
  experience_years: 11,
  cdl_license: true,
  cover_letter: 'Twelve years on lowboys.',
  availability_date: '2026-12-01',
  cdl_document_url: null,
  resume_document_url: null,
  other_documents_urls: [],
  ...changes,
});

/** Stores an application with the secret key, which has no rate limit. */
async function stored(changes: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await project
    .service()
    .from('job_applications')
    .insert(form(changes))
    .select('id')
    .single();
  if (error) throw error;
  return data.id as string;
}

const read = async (column: string, value: string) =>
  (await project.service().from('job_applications').select('*').eq(column, value)).data as Record<
    string,
    unknown
  >[];

beforeAll(async () => {
  admin = await project.account(['admin']);
  moderator = await project.account(['moderator']);
});
afterAll(async () => {
  await project.service().from('job_applications').delete().eq('email', SENDER);
});

describe('submitting an application', () => {
  it('stores every field a visitor sends', async () => {
    const folder = randomUUID();
    const sent = form({
      last_name: 'Visitor',
      resume_document_url: `${folder}/resume_Rae Novak (2026).pdf`,
      cdl_document_url: `${folder}/cdl_front.jpg`,
      other_documents_urls: [`${folder}/other_awards & letters.pdf`],
    });

    const answer = await project.visitor().from('job_applications').insert(sent);

    expect(answer).toMatchObject({ error: null, status: 201, data: null });
    expect(await read('last_name', 'Visitor')).toMatchObject([{ ...sent, status: 'new' }]);
  });

  it('stores blank text, 0 years and no CDL for what a signed-in carrier leaves out', async () => {
    const { client } = await project.account(['carrier']);
    const { job_title, first_name, email, phone } = form();
    const blank = { address: '', city: '', state: '', zip_code: '', cover_letter: '' };

    const answer = await client
      .from('job_applications')
      .insert({ job_title, first_name, last_name: 'Blank', email, phone, ...blank });

    expect(answer).toMatchObject({ error: null, status: 201 });
    expect(await read('last_name', 'Blank')).toMatchObject([
      {
        ...blank,
        experience_years: 0,
        cdl_license: false,
        availability_date: null,
        cdl_document_url: null,
        resume_document_url: null,
        other_documents_urls: [],
      },
    ]);
  });

  it.each([
    ['a column that does not exist', { surprise: 1 }, 400, 'PGRST204'],
    ['a status', { status: 'hired' }, 401, '42501'],
    ['text as years of experience', { experience_years: 'many' }, 400, '22P02'],
    ['negative years of experience', { experience_years: -1 }, 400, '23514'],
    ['61 years of experience', { experience_years: 61 }, 400, '23514'],
    ['1e9 years of experience', { experience_years: 1e12 }, 400, '22003'],
    ['a date that does not exist', { availability_date: '2026-02-30' }, 400, '22008'],
    ['a document outside a submission’s folder', { resume_document_url: 'a.pdf' }, 400, '23514'],
    ['no first name', { first_name: null }, 400, '23502'],
    ['a name of 256 characters', { first_name: 'x'.repeat(256) }, 400, '23514'],
  ])('rejects %s and stores nothing', async (_what, changes, status, code) => {
    const city = randomUUID();

    const answer = await project
      .visitor()
      .from('job_applications')
      .insert(form({ city, ...changes }));

    expect([answer.status, answer.error?.code]).toEqual([status, code]);
    expect(await read('city', city)).toEqual([]);
  });
});

describe('reading applications', () => {
  it.each([
    ['an admin', () => admin],
    ['a moderator', () => moderator],
  ])('returns all of them with all fields to %s, newest first', async (_who, who) => {
    const older = await stored({ first_name: 'Older' });
    const newer = await stored({ first_name: 'Newer' });

    const answer = await who()
      .client.from('job_applications')
      .select('*')
      .order('created_at', { ascending: false });

    expect(answer.error).toBeNull();
    const rows = (answer.data as { id: string }[]).filter(({ id }) => [older, newer].includes(id));
    expect(rows).toMatchObject([
      { ...form({ first_name: 'Newer' }), id: newer, status: 'new' },
      { id: older },
    ]);
  });

  it('returns nothing to others, and is refused to visitors', async () => {
    await stored();
    const { client } = await project.account(['driver']);

    const asDriver = await client.from('job_applications').select('*');
    const asVisitor = await project.visitor().from('job_applications').select('*');

    expect(asDriver).toMatchObject({ data: [], error: null });
    expect([asVisitor.status, asVisitor.error?.code]).toEqual([401, '42501']);
  });
});

describe('updating the status by id', () => {
  it.each([
    ['an admin', () => admin],
    ['a moderator', () => moderator],
  ])('works for %s: reviewed, interview, hired', async (_who, who) => {
    const id = await stored();

    for (const status of ['reviewed', 'interview', 'hired']) {
      const answer = await who().client.from('job_applications').update({ status }).eq('id', id);
      expect([answer.error, answer.status]).toEqual([null, 204]);
      expect(await read('id', id)).toMatchObject([{ status }]);
    }
  });

  it('rejects a step that skips the review, an unknown status, and other columns', async () => {
    const id = await stored();
    const update = (changes: Record<string, unknown>) =>
      admin.client.from('job_applications').update(changes).eq('id', id);

    const skipped = await update({ status: 'hired' });
    const unknown = await update({ status: 'lost' });
    const name = await update({ first_name: 'Changed' });

    expect([skipped.status, skipped.error?.code]).toEqual([400, '23514']);
    expect([unknown.status, unknown.error?.code]).toEqual([400, '22P02']);
    expect([name.status, name.error?.code]).toEqual([403, '42501']);
    expect(await read('id', id)).toMatchObject([{ status: 'new', first_name: 'Rae' }]);
  });
});

// Deleting moves an application to the trash for 30 days (docs/decisions/0020).
describe('deleting by id', () => {
  it('removes the application from select for staff, and an admin can restore it', async () => {
    const id = await stored();

    const answer = await admin.client.from('job_applications').delete().eq('id', id);

    expect([answer.error, answer.status]).toEqual([null, 204]);
    for (const { client } of [admin, moderator]) {
      expect((await client.from('job_applications').select('*').eq('id', id)).data).toEqual([]);
    }
    expect(await restored(project, admin, 'job_applications', id)).toMatchObject([{ id }]);
  });

  // Moderators answer and nothing else (docs/decisions/0021).
  it('deletes nothing for moderators and drivers, and is refused to visitors', async () => {
    const id = await stored();
    const driver = await project.account(['driver']);

    for (const { client } of [moderator, driver]) {
      await client.from('job_applications').delete().eq('id', id);
    }
    const asVisitor = await project.visitor().from('job_applications').delete().eq('id', id);

    expect([asVisitor.status, asVisitor.error?.code]).toEqual([401, '42501']);
    const left = await admin.client.from('job_applications').select('id').eq('id', id);
    expect(left.data).toEqual([{ id }]);
  });
});
