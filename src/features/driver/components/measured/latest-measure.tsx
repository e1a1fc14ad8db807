import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatFeet } from '@domain/numbers/length';
import { formatLb } from '@domain/numbers/pounds';
import type { LoadRoute } from '@/features/loads/api/route/load-route';
import { describeExcesses, type PermitMaximum } from '@/features/permits/model/permit-maximum';
import { formatZonedDateTime } from '@domain/time/moment-text';

interface LatestMeasureProps {
  measure: LoadRoute['measures'][number];
  /** The permits the size has to fit. */
  permits: readonly PermitMaximum[];
}

/** The size that was recorded last, when, and whether every permit allows it. */
export function LatestMeasure({ measure, permits }: LatestMeasureProps) {
  const { height, width, length, weight_lbs: pounds, created_at: at } = measure;
  const over = describeExcesses(permits, measure).length;
  const facts = [
    ['Loaded height', formatFeet(height)],
    ['Width', formatFeet(width)],
    ['Overall length', formatFeet(length)],
    ['Gross weight', pounds === null ? 'Not recorded' : formatLb(pounds)],
  ] as const;
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {facts.map(([term, fact]) => (
          <div key={term} className="border-l pl-3 leading-snug">
            <dt className="text-sm text-subtle">{term}</dt>
            <dd className="text-lg font-[680] tabular-nums font-stretch-[92%]">{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-subtle">
        Measured <time dateTime={at}>{formatZonedDateTime(at)}</time>
      </p>
      {over > 0 ? (
        <p className="flex gap-2 leading-snug font-semibold text-danger-text">
          <CircleAlert className="mt-0.5 size-4.5" />
          <span>{`${over === 1 ? 'Over a permit' : `Over ${String(over)} permits`}. The load is on hold.`}</span>
        </p>
      ) : (
        permits.length > 0 && (
          <p className="flex gap-2 leading-snug font-semibold">
            <CircleCheck className="mt-0.5 size-4.5 text-ok" /> Within the maximum of every permit
          </p>
        )
      )}
    </div>
  );
}
