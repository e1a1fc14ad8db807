import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { functionUrl, useFunction } from './support/call-function.ts';
import { RUNTIMES } from './support/runtimes.ts';

const NAME = 'delete-orphaned-documents';

describe.each(RUNTIMES)('delete-orphaned-documents in $runtime', ({ options }) => {
  const supabase = useFunction(NAME, options);
  const bucket = () => supabase.service().storage.from('job-documents');
  const call = (method = 'POST') => fetch(functionUrl(supabase, NAME), { method });

  /** Uploads a resume as a visitor and backdates it. */
  async function upload(ageDays: number): Promise<string> {
    const path = `${randomUUID()}/resume_a.pdf`;
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { error } = await supabase
      .anon()
      .storage.from('job-documents')
      .upload(path, file, { contentType: file.type });
    expect(error).toBeNull();
    await supabase.sql(
      `update storage.objects set created_at = now() - make_interval(days => $2) where name = $1`,
      [path, ageDays],
    );
    return path;
  }
  const exists = async (path: string) => (await bucket().download(path)).data !== null;

  beforeAll(() => supabase.sql('update private.settings set rate_limit_uploads_per_sender = 1000'));

  it('deletes week-old files without an application and keeps the others', async () => {
    const used = await upload(30);
    const recent = await upload(6);
    const { error } = await supabase.anon().from('job_applications').insert({
      job_title: 'CDL Truck Driver',
      first_name: 'Jo',
      last_name: 'Field',
      email: 'jo@example.com',
      phone: '937-555-0100',
      resume_document_url: used,
    });
    expect(error).toBeNull();
    const orphans = await Promise.all([upload(8), upload(30)]);

    const answer = await call();

    // The response reveals nothing, because anyone may call the function.
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect(await Promise.all([...orphans, used, recent].map(exists))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect((await call()).status).toBe(200);
  });

  it('rejects GET', async () => {
    expect((await call('GET')).status).toBe(405);
  });
});

describe('delete-orphaned-documents with more files than one batch', () => {
  const supabase = useFunction(NAME);

  it('deletes all of them', async () => {
    await supabase.sql(
      `insert into storage.objects (bucket_id, name, created_at)
       select 'job-documents', gen_random_uuid() || '/resume_a.pdf', now() - interval '9 days'
       from generate_series(1, 230)`,
    );

    await fetch(functionUrl(supabase, NAME), { method: 'POST' });

    expect(
      await supabase.sql(`select from storage.objects where bucket_id = 'job-documents'`),
    ).toEqual([]);
  });
});
