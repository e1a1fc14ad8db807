import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runAllJobs } from './support/jobs.ts';
import { FORBIDDEN, useProject } from './support/project.ts';
import { anApplication } from './support/rows.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();

describe('Documents without an application', () => {
  const folder = () => randomUUID();
  const hand = async (path: string, ageHours: number) => {
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { error } = await project
      .as('visitor')
      .storage.from('job-documents')
      .upload(path, file, { contentType: file.type });
    expect(error).toBeNull();
    await project.sql(
      `update storage.objects set created_at = now() - make_interval(hours => $2) where name = $1`,
      [path, ageHours],
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

  it('documents without an application are listed after 22 hours, oldest first', async () => {
    const names = folder();
    await hand(`${folder()}/resume_fresh.pdf`, 21);
    const late = await hand(`${folder()}/other_late.pdf`, 23);
    const later = await hand(`${folder()}/resume_later.pdf`, 720);
    const kept = {
      cdl_document_url: await hand(`${names}/cdl_a.pdf`, 720),
      resume_document_url: await hand(`${names}/resume_a.pdf`, 720),
      other_documents_urls: [
        await hand(`${names}/other_a.pdf`, 720),
        await hand(`${names}/other_b.pdf`, 720),
      ],
    };
    const application = anApplication(kept);
    expect(
      (await project.as('visitor').from('job_applications').insert(application)).error,
    ).toBeNull();

    expect(await list()).toEqual([later, late]);

    // An application cannot be deleted before its documents either.
    const removal = await deleteFromTrash(project, 'job_applications', application.id);
    expect(removal.error?.code).toBe('23503');
    expect(await list()).toEqual([later, late]);
  });

  it('documents without an application are listed for edge functions only', async () => {
    for (const caller of ['visitor', 'customer', 'admin'] as const) {
      expect((await project.as(caller).rpc('orphaned_documents')).error?.code).toBe(FORBIDDEN);
    }
  });
});

describe('Retention', () => {
  it('deletes visits after 13 months and the log after two years, and keeps the rest', async () => {
    const age = async (table: string, column: string, months: number) =>
      project.sql(
        `update public.${table} set ${column} = now() - make_interval(months => ${String(months)})
         where (tableoid, ctid) = (
           select tableoid, ctid from public.${table} order by ${column} limit 1)`,
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
    await age('unique_visitors', 'first_seen_at', 14);
    await project.sql(
      `update public.unique_visitors set last_seen_at = first_seen_at
       where first_seen_at < now() - interval '13 months'`,
    );
    await age('consent_records', 'created_at', 14);
    await age('activity_log', 'created_at', 25);
    await age('quotes', 'created_at', 120);
    const before = await Promise.all(tables.map(count));

    await runAllJobs(project);

    const after = await Promise.all(tables.map(count));
    expect(before.map((rows, i) => rows - (after[i] ?? 0))).toEqual([1, 1, 1, 1, 0]);
  });

  it('keeps the sums of expired days without anyone’s id', async () => {
    const consent_id = 'o'.repeat(32);
    const old = "now() - interval '14 months'";
    await project.sql(
      `insert into public.analytics_events (created_at, event_name, consent_id, properties)
       select ${old}, name, $1, '{"page_url": "https://www.example.com/quote"}'
       from unnest(array['page_view', 'page_view', 'quote_sent']) as name`,
      [consent_id],
    );
    const sums = () =>
      project.sql(
        `select kind, label, events::integer from public.analytics_days
         where day = private.business_day(${old}) and label <> '(unknown)' order by kind, label`,
      );
    const before = await sums();
    expect(before).toContainEqual({ kind: 'event', label: 'page_view', events: 2 });
    expect(before).toContainEqual({ kind: 'visitors', label: 'quote_sent', events: 1 });

    await runAllJobs(project);

    for (const table of ['analytics_events', 'analytics_visitor_days']) {
      expect(
        await project.sql(`select from public.${table} where consent_id = $1`, [consent_id]),
      ).toEqual([]);
    }
    expect(await sums()).toEqual(before);
  });

  it('subtracts events deleted on request from the sums', async () => {
    const consent_id = 'p'.repeat(32);
    const counted = async () => {
      const [row] = await project.sql<{ events: number }>(
        `select coalesce(sum(events), 0)::integer as events from public.analytics_days
         where kind = 'event' and label = 'contact_sent'`,
      );
      return row?.events ?? 0;
    };
    const before = await counted();
    await project.sql(
      `insert into public.analytics_events (created_at, event_name, consent_id)
       values (now() - interval '12 months', 'contact_sent', $1)`,
      [consent_id],
    );
    expect(await counted()).toBe(before + 1);

    await project.sql('delete from public.analytics_events where consent_id = $1', [consent_id]);

    expect(await counted()).toBe(before);
  });
});
