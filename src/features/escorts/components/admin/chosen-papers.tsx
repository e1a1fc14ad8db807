import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayOf } from '@domain/time/day';
import { formatFullDay } from '@domain/time/day-text';
import { useNow } from '@/shared/lib/use-now';
import { papersOfPilotsQueryOptions } from '../../api/pilot-cover';

interface ChosenPapersProps {
  pilots: readonly { pilot_id: string; name: string }[];
}

/** The certificates and insurance of the chosen pilot cars, with a link to open and check them. */
export function ChosenPapers({ pilots }: ChosenPapersProps) {
  const ids = pilots.map(({ pilot_id: id }) => id).toSorted();
  const today = dayOf(useNow());
  const { data, isError } = useQuery(papersOfPilotsQueryOptions(ids));
  if (isError) {
    return <p className="text-sm text-subtle">We couldn’t load certificates and insurance.</p>;
  }
  if (data === undefined || pilots.length === 0) return null;
  return (
    <ul aria-label="Certificates and insurance" className="grid gap-1.5 text-sm">
      {pilots.map(({ pilot_id: id, name }) => {
        const papers = data.filter(({ pilot_id: owner }) => owner === id);
        const unchecked = papers.filter(({ checked_at: at }) => at === null).length;
        return (
          <li key={id} className="wrap-anywhere tabular-nums">
            <Link to={`/admin/users?user=${id}`} className="link">
              {name}
            </Link>
            <span>{`: ${
              papers.length === 0
                ? 'no certificates or insurance uploaded'
                : papers
                    .map(
                      ({ kind, issuing_state: state, expires_on: day }) =>
                        `${kind === 'insurance' ? 'insurance' : (state ?? '')} ${day < today ? 'expired' : 'until'} ${formatFullDay(day)}`,
                    )
                    .join(', ')
            }${unchecked > 0 ? ` (${String(unchecked)} not checked yet)` : ''}.`}</span>
          </li>
        );
      })}
    </ul>
  );
}
