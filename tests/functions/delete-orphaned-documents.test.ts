import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useLocalSupabase } from '@tests/local-supabase.ts';
import { RUNTIMES } from './support/runtimes.ts';

describe.each(RUNTIMES)('delete-orphaned-documents in $runtime', ({ options }) => {
  const supabase = useLocalSupabase(options);
  const bucket = () => supabase.service().storage.from('job-documents');
  const call = (init: RequestInit = { method: 'POST' }) =>
    fetch(`${supabase.local.url}/functions/v1/delete-orphaned-documents`, init);

  /** Hands in a resume as a visitor does, and makes it older. */
  async function hand(ageDays: number): Promise<string> {
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
  const isThere = async (path: string) => (await bucket().download(path)).data !== null;

  beforeAll(async () => {
    await call({ method: 'OPTIONS' });
    await supabase.sql('update private.settings set brake_documents_per_sender = 1000');
  });

  it('removes files nobody sent off, with their bytes, and keeps the others', async () => {
    const given = await hand(30);
    const fresh = await hand(6);
    const { error } = await supabase.anon().from('job_applications').insert({
      job_title: 'CDL Truck Driver',
      first_name: 'Jo',
      last_name: 'Field',
      email: 'jo@example.com',
      phone: '937-555-0100',
      resume_document_url: given,
    });
    expect(error).toBeNull();
    const orphans = await Promise.all([hand(8), hand(30)]);

    const answer = await call();

    // Nothing is told about what lay there: anybody may call.
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect(await Promise.all([...orphans, given, fresh].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect((await call()).status).toBe(200);
  });

  it('takes POST alone', async () => {
    expect((await call({ method: 'GET' })).status).toBe(405);
  });
});

describe('delete-orphaned-documents, where more has piled up than one call removes', () => {
  const supabase = useLocalSupabase();

  it('goes on until nothing is left', async () => {
    await supabase.sql(
      `insert into storage.objects (bucket_id, name, created_at)
       select 'job-documents', gen_random_uuid() || '/resume_a.pdf', now() - interval '9 days'
       from generate_series(1, 230)`,
    );

    await fetch(`${supabase.local.url}/functions/v1/delete-orphaned-documents`, { method: 'POST' });

    expect(
      await supabase.sql(`select from storage.objects where bucket_id = 'job-documents'`),
    ).toEqual([]);
  });
});
