import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { permitRevisionsQueryOptions } from '@/features/permits/api/permit-revisions';
import { revisedFields } from '@/features/permits/model/permit-revision';
import { personName } from '@/shared/lib/person-name';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';

interface PermitRevisionsProps {
  permitId: string;
  name: string;
}

/** The changes of an issued permit. Loaded when someone opens them. */
export function PermitRevisions({ permitId, name }: PermitRevisionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group mt-1 text-xs"
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="inline-flex min-h-[var(--touch-min)] cursor-pointer items-center gap-1 font-semibold">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 transition-transform group-open:rotate-90"
        />
        <span>
          Revisions<span className="sr-only">{` of ${name}`}</span>
        </span>
      </summary>
      {isOpen && <RevisionList permitId={permitId} name={name} />}
    </details>
  );
}

/** Times are in the user's own time zone, because they say how long ago it was. */
function RevisionList({ permitId, name }: PermitRevisionsProps) {
  const query = useQuery(permitRevisionsQueryOptions(permitId));
  if (query.data === undefined) {
    return query.isError ? (
      <RetryAlert title="We couldn’t load the revisions." query={query} />
    ) : (
      <div role="status" aria-label={`Loading: revisions of ${name}`}>
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (query.data.length === 0) return <p className="text-muted">No changes after issue.</p>;
  return (
    <ol aria-label={`Revisions of ${name}, latest first`} className="grid gap-3 py-1">
      {query.data.map(({ id, created_at: at, author, reason, before, after }) => (
        <li key={id} className="grid gap-0.5 border-l border-line-strong pl-3 leading-snug">
          <p className="text-subtle tabular-nums">
            <time dateTime={at}>{formatZonedDateTime(at)}</time>
            <span>{`, ${personName(author) ?? 'former user'}`}</span>
          </p>
          <p className="font-semibold wrap-anywhere">
            {reason === '' ? 'No reason given' : reason}
          </p>
          <dl className="grid gap-0.5">
            {revisedFields(before, after).map(({ field, label, from, to }) => (
              <div key={field}>
                <dt className="text-subtle">{label}</dt>
                <dd className="grid grid-cols-[2.5rem_minmax(0,1fr)] tabular-nums">
                  <span className="text-subtle">From</span>
                  <span className="wrap-anywhere whitespace-pre-line">{from}</span>
                  <span className="text-subtle">To</span>
                  <span className="wrap-anywhere whitespace-pre-line">{to}</span>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
