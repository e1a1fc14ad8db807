import { Link } from 'react-router-dom';
import { dayOf } from '@domain/time/day';
import { personName } from '@/shared/lib/person-name';
import { useNow } from '@/shared/lib/use-now';
import { Alert } from '@/shared/ui/alert';
import { expiryOf } from '../model/expiry';
import { paperName, type ExpiringPaper } from '../model/paper';

interface ExpiringPapersProps {
  papers: readonly ExpiringPaper[];
  /** Console path of a user. */
  pathOf: (userId: string) => string;
}

/** Pilot cars' certificates and insurance that just expired or will soon, with links to their owners. */
export function ExpiringPapers({ papers, pathOf }: ExpiringPapersProps) {
  const today = dayOf(useNow());
  if (papers.length === 0) return null;
  return (
    <Alert tone="warn" title="Expiring pilot-car certificates and insurance">
      <ul>
        {papers.map((paper) => (
          <li key={paper.id} className="wrap-anywhere">
            <Link to={pathOf(paper.pilot_id)}>
              {`${personName(paper.pilot)}: ${paperName(paper)}`}
            </Link>
            <span>{`, ${expiryOf(paper.expires_on, today).text.toLowerCase()}`}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
