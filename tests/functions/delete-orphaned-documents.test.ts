import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ATTACHMENT_BUCKET } from '../../supabase/functions/_shared/contracts/attachments.ts';
import { callAsScheduler, functionUrl, useFunction } from './support/call-function.ts';
import { storeQuote } from './support/quotes.ts';

const NAME = 'delete-orphaned-documents';

describe('delete-orphaned-documents', () => {
  const supabase = useFunction(NAME);
  const bucket = () => supabase.service().storage.from('job-documents');
  const call = () => callAsScheduler(supabase, NAME);

  /** Uploads a resume as a visitor and backdates it. */
  async function upload(ageHours: number): Promise<string> {
    const path = `${randomUUID()}/resume_a.pdf`;
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { error } = await supabase
      .anon()
      .storage.from('job-documents')
      .upload(path, file, { contentType: file.type });
    expect(error).toBeNull();
    await supabase.sql(
      `update storage.objects set created_at = now() - make_interval(hours => $2) where name = $1`,
      [path, ageHours],
    );
    return path;
  }
  const exists = async (path: string) => (await bucket().download(path)).data !== null;

  beforeAll(() => supabase.sql('update private.settings set rate_limit_uploads_per_sender = 1000'));

  it('deletes day-old documents without an application and keeps the others', async () => {
    const used = await upload(48);
    const recent = await upload(21);
    const { error } = await supabase.anon().from('job_applications').insert({
      job_title: 'CDL Truck Driver',
      first_name: 'Jo',
      last_name: 'Field',
      email: 'jo@example.com',
      phone: '937-555-0100',
      resume_document_url: used,
    });
    expect(error).toBeNull();
    const orphans = await Promise.all([upload(23), upload(48)]);

    const answer = await call();

    expect(answer).toEqual({ status: 200, body: { deleted: 2 } });
    expect(await Promise.all([...orphans, used, recent].map(exists))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect((await call()).status).toBe(200);
  });

  /** Uploads an attachment of a quote as a visitor and backdates it. */
  async function attach(ageHours: number): Promise<string> {
    const path = `${randomUUID()}/crown.pdf`;
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { error } = await supabase
      .anon()
      .storage.from(ATTACHMENT_BUCKET)
      .upload(path, file, { contentType: file.type });
    expect(error).toBeNull();
    await supabase.sql(
      `update storage.objects set created_at = now() - make_interval(hours => $2) where name = $1`,
      [path, ageHours],
    );
    return path;
  }
  const isAttached = async (path: string) =>
    (await supabase.service().storage.from(ATTACHMENT_BUCKET).download(path)).data !== null;

  it('deletes day-old attachments without a quote and keeps the others', async () => {
    const used = await attach(48);
    const trashed = await attach(48);
    const recent = await attach(21);
    await storeQuote(supabase, { attachments: [used] });
    const { id } = await storeQuote(supabase, { attachments: [trashed] });
    await supabase.sql('update public.quotes set deleted_at = now() where id = $1', [id]);
    const orphan = await attach(23);

    expect((await call()).status).toBe(200);
    expect(await Promise.all([used, trashed, recent, orphan].map(isAttached))).toEqual([
      true,
      true,
      true,
      false,
    ]);

    await supabase.sql('delete from public.quotes where id = $1', [id]);
    await call();
    expect(await Promise.all([used, trashed].map(isAttached))).toEqual([true, false]);
  });

  it('rejects GET', async () => {
    expect((await fetch(functionUrl(supabase, NAME))).status).toBe(405);
  });

  it.each([null, 'wrong'])('deletes nothing with the secret %s', async (secret) => {
    const orphan = await upload(48);

    expect((await callAsScheduler(supabase, NAME, secret)).status).toBe(401);

    expect(await exists(orphan)).toBe(true);
    await call();
  });
});

describe.each([
  ['job-documents', 'resume_a.pdf'],
  [ATTACHMENT_BUCKET, 'crown.pdf'],
  ['load-documents', 'a.pdf'],
  ['pilot-papers', 'a.pdf'],
])('delete-orphaned-documents with more files in %s than one batch', (bucket, name) => {
  const supabase = useFunction(NAME);

  it('deletes all of them', async () => {
    await supabase.sql(
      `insert into storage.objects (bucket_id, name, created_at)
       select $1, gen_random_uuid() || '/' || $2, now() - interval '9 days'
       from generate_series(1, 230)`,
      [bucket, name],
    );

    await callAsScheduler(supabase, NAME);

    expect(
      await supabase.sql('select from storage.objects where bucket_id = $1', [bucket]),
    ).toEqual([]);
  });
});
