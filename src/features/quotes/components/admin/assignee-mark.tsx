import { initialsOf, personName } from '@/shared/lib/person-name';
import type { AdminQuote } from '../../api/admin-quote-columns';

/** The assignee's initials; renders nothing for an unassigned quote. */
export function AssigneeMark({ assignee }: Pick<AdminQuote, 'assignee'>) {
  if (assignee === null) return null;
  const told = `Assigned to ${personName(assignee)}`;
  return (
    <span
      title={told}
      className="inline-flex items-center rounded-xs border border-line-strong px-1 py-0.5 text-xs leading-none font-semibold text-muted font-cond"
    >
      <span aria-hidden="true">{initialsOf(assignee)}</span>
      <span className="sr-only">{told}</span>
    </span>
  );
}
