import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_REFUSALS } from '../../supabase/functions/_shared/contracts/uploads.ts';
import { type Caller, FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { anApplication, aQuote } from './support/rows.ts';

const project = useProject();
const ATTACHMENTS = 'quote-attachments';
const newPath = (name = 'crown.pdf') => `${randomUUID()}/${name}`;

/** Uploads as a visitor; returns the error's text, or undefined. */
async function upload(size: number, path = newPath(), bucket = ATTACHMENTS) {
  const file = new Blob([new Uint8Array(size)], { type: 'application/pdf' });
  const { error } = await project.as('visitor').storage.from(bucket).upload(path, file);
  return error?.message;
}

/** Announces a resumable upload as a visitor; returns the status and the text. */
async function announce(size: number) {
  const { url, publishableKey } = project.supabase.local;
  const metadata = {
    bucketName: ATTACHMENTS,
    objectName: newPath(),
    contentType: 'application/pdf',
  };
  const response = await fetch(`${url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${btoa(value)}`)
        .join(','),
    },
  });
  return [response.status, await response.text()];
}

const limit = (column: string, value: number) =>
  project.sql(`update private.settings set ${column} = ${String(value)}`);
const hits = async () => {
  await project.sql('select private.collect_limit_hits()');
  const [row] = await project.sql<{ hits: number }>(
    `select coalesce(sum(hits), 0)::integer as hits from private.limit_hits
     where limit_name = 'uploads_of_a_day'`,
  );
  return row?.hits;
};

describe('Daily uploads', () => {
  beforeEach(async () => {
    await project.sql('delete from private.upload_counts');
    await project.sql(
      `update private.settings set rate_limit_uploads_per_sender = 1000,
         upload_files_per_sender_day = default, upload_mb_per_sender_day = default,
         upload_files_per_day = default, upload_mb_per_day = default`,
    );
  });

  it('uploads per network are limited in number, in both buckets together, and counted', async () => {
    await limit('upload_files_per_sender_day', 2);
    const before = (await hits()) ?? 0;

    expect(await upload(8)).toBeUndefined();
    expect(await upload(8, newPath('resume_a.pdf'), 'job-documents')).toBeUndefined();
    expect(await upload(8)).toBe(UPLOAD_REFUSALS.network);
    expect(await announce(8)).toEqual([403, UPLOAD_REFUSALS.network]);

    expect(await hits()).toBe(before + 2);
  });

  it('uploads per network are limited in bytes', async () => {
    await limit('upload_mb_per_sender_day', 1);

    expect(await upload(600_000)).toBeUndefined();
    expect(await upload(600_000)).toBeUndefined();
    expect(await upload(8)).toBe(UPLOAD_REFUSALS.network);
  });

  it('all uploads together are limited in number and bytes', async () => {
    await limit('upload_files_per_day', 1);
    expect(await upload(8)).toBeUndefined();
    expect(await upload(8)).toBe(UPLOAD_REFUSALS.overall);

    await project.sql('delete from private.upload_counts');
    await limit('upload_files_per_day', 1000);
    await limit('upload_mb_per_day', 1);
    expect(await upload(1_000_000)).toBeUndefined();
    expect(await upload(8)).toBe(UPLOAD_REFUSALS.overall);
  });

  it('start over the next day, which deletes the counts', async () => {
    await limit('upload_files_per_sender_day', 1);
    await upload(8);
    await project.sql('update private.upload_counts set day = day - 1');

    expect(await upload(8)).toBeUndefined();
    expect(
      await project.sql(
        'select from private.upload_counts where day < private.business_day(now())',
      ),
    ).toEqual([]);
  });

  it('can’t include an empty file', async () => {
    expect(await upload(0)).toBe(UPLOAD_REFUSALS.empty);
    expect(await announce(0)).toEqual([403, UPLOAD_REFUSALS.empty]);
  });
});

describe('A quarantined file', () => {
  const FILES = [
    ['quote-attachments', 'crown.pdf'],
    ['job-documents', 'resume_a.pdf'],
  ] as const;

  /** Stores a file that a record names, quarantined. */
  async function quarantined(bucket: (typeof FILES)[number][0], name: string) {
    const path = newPath(name);
    expect(await upload(8, path, bucket)).toBeUndefined();
    const customer = project.as('customer');
    const { error } =
      bucket === 'quote-attachments'
        ? await customer.from('quotes').insert(aQuote({ attachments: [path] }))
        : await customer
            .from('job_applications')
            .insert(anApplication({ resume_document_url: path }));
    expect(error).toBeNull();
    const check = {
      bucket_id: bucket,
      path,
      declared_type: 'application/pdf',
      is_quarantined: true,
    };
    expect((await project.as('service').from('file_checks').insert(check)).error).toBeNull();
    return path;
  }
  const opens = async (caller: Caller, bucket: string, path: string) => {
    // A moderator must log first that they open an applicant's document.
    if (bucket === 'job-documents' && caller === 'moderator') {
      const [named] = await project.sql<{ id: string }>(
        'select id from public.job_applications where resume_document_url = $1',
        [path],
      );
      const document = { _application_id: named?.id, _path: path };
      await project.as(caller).rpc('open_application_documents', document);
    }
    const files = project.as(caller).storage.from(bucket);
    const { data } = await files.createSignedUrl(path, 60);
    return data !== null && (await files.download(path)).data !== null;
  };
  const release = (caller: Caller, bucket: string, path: string) =>
    project.as(caller).rpc('release_file', { _bucket: bucket, _path: path });

  it.each(FILES)(
    'a quarantined file in %s opens for staff only after an admin releases it',
    async (bucket, name) => {
      const path = await quarantined(bucket, name);
      for (const caller of ['admin', 'moderator'] as const) {
        expect(await opens(caller, bucket, path)).toBe(false);
      }
      for (const caller of ['moderator', 'customer'] as const) {
        expect((await release(caller, bucket, path)).error?.code).toBe(FORBIDDEN);
      }

      expect((await release('admin', bucket, path)).data).toBe(true);
      expect((await release('admin', bucket, path)).data).toBe(false);
      for (const caller of ['admin', 'moderator'] as const) {
        expect(await opens(caller, bucket, path)).toBe(true);
      }
      const subject = bucket === 'quote-attachments' ? 'quote' : 'application';
      const { data: log } = await project
        .as('admin')
        .from('activity_log')
        .select('actor_id')
        .match({ action: 'released', subject });
      expect(log).toEqual([{ actor_id: PEOPLE.admin }]);
    },
  );

  it('a quarantined file is listed with its own record only, and not in the trash', async () => {
    const paths = [
      await quarantined('quote-attachments', 'crown.pdf'),
      await quarantined('quote-attachments', 'other.pdf'),
    ];
    const [quote] = await project.sql<{ id: string }>(
      'select id from public.quotes where attachments @> array[$1::text]',
      [paths[0]],
    );
    const listed = async (caller: Caller) => {
      const record = { _record_type: 'quote', _record_id: quote?.id };
      const answer = await project.as(caller).rpc('quarantined_files', record);
      return (answer.data as { path: string }[]).map(({ path }) => path);
    };
    const checked = async (caller: Caller) => {
      const files = project.as(caller).from('file_checks').select('path').in('path', paths);
      return ((await files).data as { path: string }[]).length;
    };
    for (const caller of ['admin', 'moderator'] as const) {
      expect([await listed(caller), await checked(caller)]).toEqual([[paths[0]], 2]);
    }
    expect(await listed('customer')).toEqual([]);

    await project.sql('update public.quotes set deleted_at = now() where id = $1', [quote?.id]);
    expect([await listed('admin'), await checked('admin')]).toEqual([[], 2]);
    expect([await listed('moderator'), await checked('moderator')]).toEqual([[], 1]);
  });

  it('a quarantined file is listed under its original name', async () => {
    const path = await quarantined('job-documents', 'resume_My resume_2.pdf');
    const [application] = await project.sql<{ id: string }>(
      'select id from public.job_applications where resume_document_url = $1',
      [path],
    );
    const record = { _record_type: 'application', _record_id: application?.id };
    expect((await project.as('admin').rpc('quarantined_files', record)).data).toMatchObject([
      { path, name: 'My resume_2.pdf' },
    ]);
  });

  it('a quarantined file is listed for staff, stays open to its sender and can be deleted', async () => {
    const path = await quarantined('quote-attachments', 'crown.pdf');
    const { data: checks } = await project
      .as('moderator')
      .from('file_checks')
      .select('is_quarantined')
      .eq('path', path);
    expect(checks).toEqual([{ is_quarantined: true }]);
    expect(await opens('customer', ATTACHMENTS, path)).toBe(true);
    expect((await project.as('customer').from('file_checks').select('path')).data).toEqual([]);

    const { data } = await project.as('admin').storage.from(ATTACHMENTS).remove([path]);
    expect(data).toHaveLength(1);
  });
});
