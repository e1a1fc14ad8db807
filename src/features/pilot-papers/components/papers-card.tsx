import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { papersQueryOptions } from '../api/papers';
import { paperFacts, paperName } from '../model/paper';
import { PaperBadges } from './paper-badges';

/** Number of papers on the card. */
const SHOWN = 4;

/** A pilot car's certificates and insurance on the dashboard, first to expire first. */
export function PapersCard({ userId }: { userId: string }) {
  const query = useQuery(papersQueryOptions(userId));
  const papers = query.data?.toSorted((a, b) => a.expires_on.localeCompare(b.expires_on));
  return (
    <Panel isPadded={false}>
      <PanelHead
        title="Certificates and insurance"
        action={
          <Link to="/profile#certificates" className="link text-sm">
            Upload
          </Link>
        }
      />
      {query.isError && (
        <RetryAlert title="We couldn’t load your certificates." className="m-4.5" query={query} />
      )}
      {query.isPending && <Skeleton className="m-4.5 h-24" />}
      {papers?.length === 0 && (
        <p className="px-4.5 py-4 text-muted">
          Nothing uploaded yet. You need a certificate for each state and insurance to accept a job.
        </p>
      )}
      <ul>
        {papers?.slice(0, SHOWN).map((paper) => (
          <li
            key={paper.id}
            className="grid gap-1.5 border-b px-4.5 py-3 leading-snug last:border-b-0"
          >
            <span className="font-semibold wrap-anywhere">{paperName(paper)}</span>
            <span className="text-sm text-subtle tabular-nums wrap-anywhere">
              {paperFacts(paper)}
            </span>
            <PaperBadges paper={paper} />
          </li>
        ))}
      </ul>
      {papers !== undefined && papers.length > SHOWN && (
        <p className="border-t px-4.5 py-3 text-sm text-muted">
          <span>{`${String(papers.length - SHOWN)} more, expiring later.`}</span>{' '}
          <Link to="/profile#certificates" className="link">
            Show all
          </Link>
        </p>
      )}
    </Panel>
  );
}
