import { ANSWER_UNDO_MINUTES, type EscortStatus, type LoadStatus } from '@contracts/load';
import { daysOf, doOverlap, type LoadTimes } from './load-days';

interface Job {
  id: string;
  status: EscortStatus;
  answered_at: string | null;
  terms_changed_at: string;
  load: (LoadTimes & { status: LoadStatus; title: string }) | null;
}

const MINUTE_MS = 60_000;

/** Groups a pilot car's current jobs the way the page shows them, earliest day first. */
export function sortJobs<J extends Job>(
  jobs: readonly J[],
): { offers: J[]; accepted: J[]; over: J[] } {
  const isCancelled = ({ load }: J) => load?.status === 'cancelled';
  const isOfferOver = ({ load }: J) => load === null || load.status === 'delivered';
  const offered = jobs.filter(({ status }) => status === 'offered');
  const accepted = jobs.filter(({ status }) => status === 'accepted');
  return {
    offers: byDay(offered.filter((job) => !isCancelled(job) && !isOfferOver(job))),
    accepted: byDay(accepted.filter((job) => !isCancelled(job))),
    over: jobs.filter((job) => isCancelled(job) || (job.status === 'offered' && isOfferOver(job))),
  };
}

function byDay<J extends Job>(jobs: J[]): J[] {
  const firstDay = ({ load }: J) => (load && daysOf(load)?.from) ?? '9999';
  return jobs.sort((a, b) => firstDay(a).localeCompare(firstDay(b)));
}

/** Accepted jobs that share a day with this one. */
export function conflictsOf<J extends { id: string; load: LoadTimes | null }>(
  job: J,
  accepted: readonly J[],
): J[] {
  const days = job.load && daysOf(job.load);
  return accepted.filter(
    ({ id, load }) => id !== job.id && load !== null && doOverlap(days, daysOf(load)),
  );
}

/** Until when an answer can be undone, in ms since 1970; `null` if it can't. */
export function undoUntil({ status, answered_at, load }: Job, now: number): number | null {
  if ((status !== 'accepted' && status !== 'declined') || answered_at === null) return null;
  if (load !== null && load.status !== 'planned' && load.status !== 'assigned') return null;
  const until = Date.parse(answered_at) + ANSWER_UNDO_MINUTES * MINUTE_MS;
  return until > now ? until : null;
}

/** Whether dispatch changed days, route, size or position after the job was accepted. */
export function isChangedSinceAnswer({ status, answered_at, terms_changed_at }: Job): boolean {
  return status === 'accepted' && answered_at !== null && terms_changed_at > answered_at;
}

/** Whether the escort job can be marked as completed. */
export function canComplete({ status, load }: Job): boolean {
  return status === 'accepted' && (load?.status === 'in_transit' || load?.status === 'delivered');
}
