import { lineDetail } from '@contracts/offer';
import { formatCents, type Currency } from '@domain/numbers/money';
import { cn } from '@/shared/lib/cn';
import { isEstimate, type DraftLine, type Estimate } from '../../model/draft-form';

const MARK = 'rounded-xs px-1.5 py-0.5 text-xs leading-none font-semibold whitespace-nowrap';
/** Sources that dispatch should look at. */
const IS_WEAK = /^(?:Little|No history|We don’t)/u;

interface LineMarkProps {
  line: DraftLine;
  currency: Currency;
  onReset: () => void;
}

/** Whether a line is our estimate and where that comes from, or what it was before dispatch changed it. */
export function LineMark({ line, currency, onReset }: LineMarkProps) {
  const { estimate, source } = line;
  const own = lineDetail({ ...line, jurisdiction: null, is_pass_through: false }, currency);
  const known = Number.isNaN(line.quantity) || Number.isNaN(line.rate_cents) ? '' : own;
  if (isEstimate(line)) {
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className={cn(MARK, 'border border-dashed border-line-strong')}>Estimate</span>
        <span className={IS_WEAK.test(source) ? 'font-semibold text-warn' : 'text-muted'}>
          {source}
        </span>
      </span>
    );
  }
  const wasKnown = estimate !== null && estimate.rate_cents !== null;
  if (estimate === null && known === '' && source === '') return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {estimate !== null && (
        <span className={cn(MARK, 'bg-strong text-strong-fg')}>Set by you</span>
      )}
      {known !== '' && <span className="tabular-nums">{known}</span>}
      {wasKnown ? (
        <span>
          <span>{`Estimate was ${estimateWas(estimate, currency)} `}</span>
          <button
            type="button"
            className="font-semibold underline underline-offset-3"
            aria-label={`Reset ${line.description}`}
            onClick={onReset}
          >
            Reset
          </button>
        </span>
      ) : (
        estimate === null && source !== '' && <span>{source}</span>
      )}
    </span>
  );
}

/** `673 mi × $7.60`, or `$95.00`. */
function estimateWas({ quantity, unit, rate_cents }: Estimate, currency: Currency) {
  const figures = { quantity, unit, rate_cents, jurisdiction: null, is_pass_through: false };
  return lineDetail(figures, currency) || formatCents(rate_cents ?? 0, currency);
}
