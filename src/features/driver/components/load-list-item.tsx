import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { loadPath } from '@/features/loads/model/load-path';
import type { LoadRow } from '@/features/loads/model/load-record';
import { daysOf, formatSpan } from '@/features/loads/model/route/load-days';
import { formatLocalTime } from '@domain/time/moment-text';
import { cn } from '@/shared/lib/cn';
import { LoadStatusBadge } from '@/shared/loads/load-status-badge';

interface LoadListItemProps {
  load: LoadRow;
  isOpen: boolean;
}

/** A load in the list, linked to its record. */
export function LoadListItem({ load, isOpen }: LoadListItemProps) {
  return (
    <li className="border-b">
      <Link
        to={loadPath(load.id)}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={cn(
          'grid grid-cols-[minmax(0,1fr)_1.25rem] items-center gap-3 border-l-3 border-transparent py-3.5 pr-1 pl-3 leading-snug no-underline -outline-offset-2 hover:bg-hover',
          isOpen && 'lg:border-accent lg:bg-selected',
        )}
      >
        <span className="grid min-w-0 gap-1">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 font-semibold wrap-anywhere">{load.title}</span>
            <LoadStatusBadge status={load.status} />
          </span>
          <span className="text-sm wrap-anywhere">
            <span>{load.origin}</span> <span className="text-subtle">to</span>{' '}
            <span>{load.destination}</span>
          </span>
          <span className="text-sm text-subtle tabular-nums">
            {`${formatSpan(daysOf(load))}${load.pickup_at !== null ? `, pickup ${formatLocalTime(load.pickup_at, load.pickup_time_zone)}` : ''}`}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 text-subtle" />
      </Link>
    </li>
  );
}
