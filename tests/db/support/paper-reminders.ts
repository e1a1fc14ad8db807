import { claimEmail, dueEmails, markEmail } from './emails.ts';
import { runJob } from './jobs.ts';
import { type Paper, coverHelpers } from './cover-helpers.ts';
import type { Project } from './project.ts';

export interface ClaimedReminder {
  name: string;
  email: string;
  paper: Record<string, unknown>;
}

const DAY_MS = 86_400_000;
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format();
/** The day this many days from now, by Dayton's calendar. */
export const inDays = (days: number): string =>
  new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10);

/** Helpers for tests of reminders about certificates and insurance. */
export function paperReminders(project: Project) {
  const queuedFor = (pilot: string) =>
    project.sql<{ id: string; day: string }>(
      `select id, to_date(version::text, 'YYYYMMDD')::text as day from public.emails
       where record_type = 'pilot_car' and recipient_id = $1 order by version`,
      [pilot],
    );
  const claim = (id: string | undefined) => claimEmail<ClaimedReminder>(project, id);
  const logged = (id: string | undefined, error?: string) => markEmail(project, id, error);
  const due = () => dueEmails(project);
  const remind = () => runJob(project, 'remind-of-papers');

  return {
    claim,
    due,
    logged,
    queuedFor,
    remind,
    pilotWith: (...papers: Paper[]) => coverHelpers(project).pilotWith(...papers),
    /** The last days of those papers for which a pilot car gets a reminder now. */
    remindedOf: async (pilot: string) => {
      await remind();
      return (await queuedFor(pilot)).map(({ day }) => day);
    },
    /** Sends what is queued and due for a pilot car, as send-unsent-emails does; returns how many. */
    sendDue: async (pilot: string) => {
      const open = new Set(await due());
      let sent = 0;
      for (const { id } of await queuedFor(pilot)) {
        if (!open.has(id) || (await claim(id)) === null) continue;
        await logged(id);
        sent++;
      }
      return sent;
    },
    setPaper: (pilot: string, columns: string) =>
      project.sql(`update public.pilot_papers set ${columns} where pilot_id = $1`, [pilot]),
    /** Quarantines the file of a pilot car's paper with this last day. */
    quarantine: (pilot: string, day: string) =>
      project.sql(
        `insert into public.file_checks (bucket_id, path, declared_type, is_quarantined)
         select 'pilot-papers', file_path, 'application/pdf', true from public.pilot_papers
         where pilot_id = $1 and expires_on = $2::date`,
        [pilot, day],
      ),
    turn: (isOn: boolean) =>
      project.as('admin').from('email_kinds').update({ is_on: isOn }).eq('kind', 'paper_expires'),
  };
}
