import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';
import { anApplication } from './support/rows.ts';

const project = useProject();

describe('documents without an application', () => {
  const folder = () => randomUUID();
  const hand = async (path: string, ageDays: number) => {
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { error } = await project
      .as('visitor')
      .storage.from('job-documents')
      .upload(path, file, { contentType: file.type });
    expect(error).toBeNull();
    await project.sql(
      `update storage.objects set created_at = now() - make_interval(days => $2) where name = $1`,
      [path, ageDays],
    );
    return path;
  };
  const list = async () => {
    const { data } = await project
      .as('service')
      .rpc('orphaned_documents')
      .overrideTypes<string[]>();
    return data;
  };

  it('are listed after a week, the oldest first, and others are not', async () => {
    const names = folder();
    await hand(`${folder()}/resume_fresh.pdf`, 6);
    const late = await hand(`${folder()}/other_late.pdf`, 8);
    const later = await hand(`${folder()}/resume_later.pdf`, 30);
    const kept = {
      cdl_document_url: await hand(`${names}/cdl_a.pdf`, 30),
      resume_document_url: await hand(`${names}/resume_a.pdf`, 30),
      other_documents_urls: [
        await hand(`${names}/other_a.pdf`, 30),
        await hand(`${names}/other_b.pdf`, 30),
      ],
    };
    const application = anApplication(kept);
    expect(
      (await project.as('visitor').from('job_applications').insert(application)).error,
    ).toBeNull();

    expect(await list()).toEqual([later, late]);

    await project.as('admin').from('job_applications').delete().eq('id', application['id']);
    expect(await list()).toHaveLength(6);
  });

  it('are listed for nobody but our own functions', async () => {
    for (const caller of ['visitor', 'customer', 'admin'] as const) {
      expect((await project.as(caller).rpc('orphaned_documents')).error?.code).toBe(FORBIDDEN);
    }
  });
});

describe('forgetting', () => {
  it('removes visits after 13 months and the log after two years, and keeps the rest', async () => {
    const age = async (table: string, column: string, months: number) =>
      project.sql(
        `update public.${table} set ${column} = now() - make_interval(months => ${String(months)})
         where ctid = (select ctid from public.${table} order by ${column} limit 1)`,
      );
    const count = async (table: string) =>
      (await project.sql(`select from public.${table}`)).length;
    const tables = [
      'analytics_events',
      'unique_visitors',
      'consent_records',
      'activity_log',
      'quotes',
    ];
    await age('analytics_events', 'created_at', 14);
    await age('unique_visitors', 'last_seen_at', 14);
    await age('consent_records', 'created_at', 14);
    await age('activity_log', 'created_at', 25);
    await age('quotes', 'created_at', 120);
    const before = await Promise.all(tables.map(count));

    await project.sql('select private.forget_old_rows()');

    const gone = await Promise.all(tables.map(count));
    expect(before.map((rows, i) => rows - (gone[i] ?? 0))).toEqual([1, 1, 1, 1, 0]);
  });
});
