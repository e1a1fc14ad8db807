import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatCount } from '@domain/numbers/counts';
import { Panel } from '@/shared/ui/panel';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { unreadCountsQueryOptions } from '../api/unread-counts';

const CARDS = [
  { label: 'New quotes', count: 'quotes', to: '/admin/quotes?status=new' },
  { label: 'New messages', count: 'messages', to: '/admin/messages?status=new' },
  { label: 'New applications', count: 'applications', to: '/admin/careers?status=new' },
] as const;

/** The numbers of new quotes, messages and applications, each with a link. */
export function NewRecords() {
  const { data, isError, isPending, isFetching, refetch } = useQuery(unreadCountsQueryOptions());
  return (
    <>
      {isError && (
        <RetryAlert title="We couldn’t load the figures." query={{ isFetching, refetch }} />
      )}
      <Panel
        isPadded={false}
        aria-label="New records"
        aria-busy={isPending}
        className="overflow-hidden"
      >
        <ul className="-mr-px -mb-px grid sm:grid-cols-3">
          {CARDS.map(({ label, count, to }) => (
            <li key={count} className="border-r border-b">
              <Link
                to={to}
                className="grid gap-1.5 px-4.5 py-4 no-underline -outline-offset-3 hover:bg-hover"
              >
                <span className="text-sm text-muted">{label}</span>{' '}
                <span className="text-[1.875rem] leading-none font-bold tracking-[-0.02em] tabular-nums font-wide">
                  {isPending ? (
                    <Skeleton className="h-7.5 w-20" />
                  ) : (
                    formatCount(data?.[count] ?? 0)
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
