import { dollars } from '@domain/numbers/amount';
import { formatCents } from '@domain/numbers/money';
import type { PilotPaperForm, PilotPaperKind } from '@contracts/pilot-papers';
import type { Day } from '@domain/time/day';
import { formatFullDay } from '@domain/time/day-text';
import type { Person } from '@/shared/lib/person-name';

interface Paper {
  kind: PilotPaperKind;
  issuing_state: string | null;
  insurer: string | null;
  number: string;
  limit_cents: number | null;
  starts_on: Day | null;
  expires_on: Day;
}

/** A paper that just expired or will soon, and its owner. */
export interface ExpiringPaper extends Pick<
  Paper,
  'kind' | 'issuing_state' | 'insurer' | 'expires_on'
> {
  id: string;
  pilot_id: string;
  pilot: Person;
}

/** The papers that `admin_dashboard` returns, whose generated type is any JSON. */
export const toExpiringPapers = (papers: unknown) => papers as ExpiringPaper[];

/** `OH certificate` or `Insurance, Lakeside Mutual`. */
export const paperName = ({
  kind,
  issuing_state,
  insurer,
}: Pick<Paper, 'kind' | 'issuing_state' | 'insurer'>) =>
  kind === 'certificate' ? `${issuing_state ?? ''} certificate` : `Insurance, ${insurer ?? ''}`;

/** The limit without cents if there are none: `$1,000,000`. */
const limitText = (cents: number) => formatCents(cents, 'USD').replace(/\.00$/u, '');

/** `Number OH-1. Valid Jan 2, 2026 to Aug 14, 2027.` */
export function paperFacts({ number, limit_cents, starts_on, expires_on }: Paper): string {
  const until = formatFullDay(expires_on);
  return [
    limit_cents === null ? `Number ${number}` : `Policy ${number}, limit ${limitText(limit_cents)}`,
    starts_on === null ? `Valid through ${until}` : `Valid ${formatFullDay(starts_on)} to ${until}`,
  ]
    .map((part) => `${part}.`)
    .join(' ');
}

/** The initial values of a new paper's form. */
export const newPaper = (kind: PilotPaperKind): PilotPaperForm => ({
  kind,
  issuing_state: '',
  insurer: '',
  limit: '',
  number: '',
  starts_on: '',
  expires_on: '',
});

/** The initial values of a paper's form. */
export const toPaperForm = (paper: Paper): PilotPaperForm => ({
  kind: paper.kind,
  issuing_state: paper.issuing_state ?? '',
  insurer: paper.insurer ?? '',
  limit: dollars(paper.limit_cents).replace(/\.00$/u, ''),
  number: paper.number,
  starts_on: paper.starts_on ?? '',
  expires_on: paper.expires_on,
});

/** States in the list that have no certificate at all. */
export function statesWithout(
  stated: readonly string[],
  papers: readonly Pick<Paper, 'issuing_state'>[],
): string[] {
  return stated.filter((state) => papers.every(({ issuing_state }) => issuing_state !== state));
}
