import { describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';

const project = useProject();

const ID = "'d9000000-0000-4000-8000-000000000009'";
const text = (length: number) => `repeat('x', ${String(length)})`;

const setting = (column: string, value = '0') => `update private.settings set ${column} = ${value}`;
const job = (change: string) =>
  `update private.jobs set ${change} where name = 'delete-old-availability'`;
const run = (columns: string, values: string) =>
  `insert into private.job_runs (job, ${columns}) values ('empty-trash', ${values})`;
const limit = (change: string) => `update private.limits set ${change} where name = 'quotes'`;
const emailed = (kind: string) =>
  `insert into private.emails_to_strangers (email_id, kind, recipient)
   values (${ID}, '${kind}', 'hash')`;
const fileCheck = (parts: Record<string, string>) => {
  const row = {
    bucket_id: "'quote-attachments'",
    path: "'a/b.pdf'",
    declared_type: "'application/pdf'",
    is_quarantined: 'true',
    ...parts,
  };
  return `insert into public.file_checks (${Object.keys(row).join(', ')})
    values (${Object.values(row).join(', ')})`;
};
const email = (parts: Record<string, string>) => {
  const row = {
    record_type: "'message'",
    record_id: ID,
    kind: "'dispatch'",
    to_email: "'jo@example.com'",
    subject: "'A subject'",
    ...parts,
  };
  return `insert into public.emails (${Object.keys(row).join(', ')})
    values (${Object.values(row).join(', ')})`;
};

const visitor = (parts: Record<string, string>) => {
  const row = { consent_id: "repeat('v', 32)", ...parts };
  return `insert into public.unique_visitors (${Object.keys(row).join(', ')})
    values (${Object.values(row).join(', ')})`;
};

/** For each table and check, a statement that violates only this check. */
const CHECKS: Record<string, Record<string, string>> = {
  'private.settings': {
    settings_confirmations_per_day_check: setting('confirmations_per_day'),
    settings_confirmations_per_hour_check: setting('confirmations_per_hour'),
    settings_confirmations_per_recipient_check: setting('confirmations_per_recipient'),
    settings_only_row_check: setting('only_row', 'false'),
    settings_rate_limit_calls_per_id_check: setting('rate_limit_calls_per_id'),
    settings_rate_limit_calls_per_sender_check: setting('rate_limit_calls_per_sender'),
    settings_rate_limit_overall_check: setting('rate_limit_overall'),
    settings_rate_limit_per_sender_check: setting('rate_limit_per_sender'),
    settings_rate_limit_uploads_overall_check: setting('rate_limit_uploads_overall'),
    settings_rate_limit_uploads_per_sender_check: setting('rate_limit_uploads_per_sender'),
    settings_rate_limit_visitors_per_sender_check: setting('rate_limit_visitors_per_sender'),
    settings_rate_limit_visits_overall_check: setting('rate_limit_visits_overall'),
    settings_rate_limit_visits_per_sender_check: setting('rate_limit_visits_per_sender'),
    settings_rate_limit_window_check: setting('rate_limit_window', "'0'"),
    settings_upload_files_per_day_check: setting('upload_files_per_day'),
    settings_upload_files_per_sender_day_check: setting('upload_files_per_sender_day'),
    settings_upload_mb_per_day_check: setting('upload_mb_per_day'),
    settings_upload_mb_per_sender_day_check: setting('upload_mb_per_sender_day'),
  },
  'private.jobs': {
    jobs_check: job('at = every'),
    jobs_description_check: job("description = ''"),
    jobs_name_check: job("name = 'Old availability'"),
  },
  'private.job_runs': {
    job_runs_check: run('finished_at', 'now()'),
    job_runs_check1: run('finished_at, outcome', "now(), 'failed'"),
    job_runs_error_check: run('finished_at, outcome, error', `now(), 'failed', ${text(501)}`),
  },
  'private.limits': {
    limits_name_check: limit("name = 'Quotes'"),
    limits_rule_check: limit("rule = ''"),
    limits_title_check: limit("title = ''"),
  },
  'private.limit_hits': {
    limit_hits_hits_check: `insert into private.limit_hits values ('quotes', now(), 0, now())`,
  },
  'private.challenge_passes': {
    challenge_passes_form_check: `insert into private.challenge_passes values ('fleet', ${ID})`,
  },
  'private.emails_to_strangers': {
    emails_to_strangers_kind_check: emailed('reply'),
  },
  'public.file_checks': {
    file_checks_bucket_id_check: fileCheck({ bucket_id: text(101) }),
    file_checks_check: fileCheck({ is_quarantined: 'false', released_at: 'now()' }),
    file_checks_declared_type_check: fileCheck({ declared_type: text(201) }),
    file_checks_found_type_check: fileCheck({ found_type: text(201) }),
    file_checks_path_check: fileCheck({ path: text(301) }),
  },
  'public.emails': {
    emails_attempts_check: email({ attempts: '-1' }),
    emails_body_check: email({ kind: "'reply'", body: "'  '" }),
    emails_details_check: email({ details: "'[]'" }),
    emails_hold_is_unsent: email({ hold: "'waiting'", sent_at: 'now()' }),
    emails_last_error_check: email({ last_error: text(301) }),
    emails_provider_id_check: email({ provider_id: text(201) }),
    emails_reply_has_body: email({ body: "'Only replies have a body'" }),
    emails_reply_has_address: email({ kind: "'reply'", body: "'Hello'", subject: 'null' }),
    emails_subject_check: email({ subject: "''" }),
    emails_to_email_check: email({ to_email: "'not an address'" }),
    emails_version_check: email({ version: '0' }),
  },
  'public.unique_visitors': {
    unique_visitors_consent_id_check: visitor({ consent_id: "'short'" }),
    unique_visitors_geo_city_check: visitor({ geo_city: text(121) }),
    unique_visitors_geo_country_check: visitor({ geo_country: text(81) }),
    unique_visitors_ip_address_check: visitor({ ip_address: "'203.0.113.7'" }),
    unique_visitors_last_seen_at_check: visitor({ last_seen_at: "now() - interval '1 second'" }),
    unique_visitors_last_session_id_check: visitor({ last_session_id: text(65) }),
    unique_visitors_total_visits_check: visitor({ total_visits: '0' }),
  },
  'public.activity_log': {
    activity_log_detail_check: `insert into public.activity_log
      (action, subject, record_id, label, detail)
      values ('updated', 'service', ${ID}, 'A label', ${text(301)})`,
  },
};

describe.each(Object.entries(CHECKS))('%s', (table, checks) => {
  it.each(Object.entries(checks))('refuses a row that violates %s', async (check, statement) => {
    await expect(project.sql(statement)).rejects.toThrow(`check constraint "${check}"`);
  });

  it('has no other check', async () => {
    const found = await project.sql<{ name: string }>(
      `select conname as name from pg_constraint
       where conrelid = $1::text::regclass and contype = 'c' order by conname collate "C"`,
      [table],
    );
    expect(found.map(({ name }) => name)).toEqual(Object.keys(checks).sort());
  });
});
