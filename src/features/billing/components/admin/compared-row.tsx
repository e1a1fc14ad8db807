import { useRef, useState } from 'react';
import { type Currency, formatCents } from '@domain/numbers/money';
import { lineDetail } from '@contracts/offer';
import { capitalize } from '@/shared/lib/capitalize';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';
import type { LoadMoney } from '../../api/charges';
import {
  comparedLabel,
  differenceOf,
  estimateNote,
  type ComparedLine,
} from '../../model/compared-costs';
import { CostEditor } from './cost-editor';

/** `+$110.50`, `-$0.10`. */
export const signedCents = (cents: number, currency: Currency) =>
  `${cents > 0 ? '+' : ''}${formatCents(cents, currency)}`;

type QuotedLine = NonNullable<LoadMoney['offer']>['lines'][number];

const isQuotedIn = (line: QuotedLine, { kind, detail }: ComparedLine) =>
  line.kind === kind &&
  (kind === 'fuel' ||
    detail ===
      (kind === 'permit'
        ? (line.jurisdiction ?? '')
        : kind === 'escort'
          ? (line.escort_position ?? '')
          : line.description));

/** How the quoted amount was computed: `652 mi × $38.00`. */
const calculationOf = ({ offer }: LoadMoney, line: ComparedLine) =>
  (offer?.lines ?? [])
    .filter((one) => line.quoted_cents !== null && isQuotedIn(one, line))
    .map((one) =>
      lineDetail(
        { ...one, jurisdiction: one.kind === 'escort' ? one.jurisdiction : null },
        line.currency,
      ),
    );

/** What a line without an actual amount lacks. */
const missing = ({ is_cost }: ComparedLine) => (is_cost ? 'No cost yet' : 'Not charged');

interface ComparedRowProps {
  loadId: string;
  money: LoadMoney;
  /** The currency of the totals. */
  billed: Currency;
  line: ComparedLine;
}

/** A line of the load: quoted, actual and their difference. Costs of fuel and driver are edited in place. */
export function ComparedRow({ loadId, money, billed, line }: ComparedRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { kind, currency, quoted_cents: quoted, actual_cents: actual } = line;
  const label = comparedLabel(line);
  const entered = kind === 'fuel' || kind === 'driver' ? kind : null;
  const current = money.costs.find((cost) => cost.kind === kind) ?? null;
  // A cost in another currency than the quote has its own line, which has the button.
  const isEditable = entered !== null && (actual !== null || current === null);
  const notes = [...calculationOf(money, line), estimateNote(line)].filter(Boolean);
  const difference = differenceOf(line, billed);
  const differenceText = difference === null ? '–' : signedCents(difference, currency);
  const isOver = line.is_cost && (difference ?? 0) > 0;
  const actualText = actual === null ? missing(line) : formatCents(actual, currency);
  const cell = 'py-1.5 pl-3 text-right whitespace-nowrap tabular-nums';
  const unknown = 'font-normal text-subtle';
  return (
    <>
      <tr className="border-t align-top">
        <th scope="row" className="py-1.5 text-left font-semibold wrap-anywhere">
          <span className="flex flex-wrap items-center gap-x-3">
            <span>{label}</span>
            {isEditable && !isEditing && (
              <Button
                ref={editButton}
                variant="quiet"
                size="sm"
                className="md:-my-1"
                aria-label={actual === null ? `Enter cost of ${kind}` : `Edit cost of ${kind}`}
                onClick={() => {
                  setIsEditing(true);
                }}
              >
                {actual === null ? 'Enter cost' : 'Edit'}
              </Button>
            )}
          </span>
          {notes.length > 0 && (
            <span className="block text-xs font-normal text-subtle">
              {capitalize(notes.join('; '))}
            </span>
          )}
          <span className="block text-xs font-normal text-subtle sm:hidden">
            <span>{actual === null ? actualText : `Actual ${actualText}`}</span>
            {difference !== null && (
              <span className={cn(isOver && 'font-semibold text-danger-text')}>
                {`, ${differenceText}`}
              </span>
            )}
          </span>
        </th>
        <td className={cn(cell, quoted === null && unknown)}>
          {quoted === null ? 'Not quoted' : formatCents(quoted, currency)}
        </td>
        <td className={cn(cell, 'max-sm:hidden', actual === null && unknown)}>{actualText}</td>
        <td className={cn(cell, 'max-sm:hidden', isOver && 'font-semibold text-danger-text')}>
          {differenceText}
        </td>
      </tr>
      {entered !== null && isEditing && (
        <tr>
          <td colSpan={4}>
            <CostEditor
              {...{ loadId, current }}
              kind={entered}
              currency={billed}
              onClose={() => {
                setIsEditing(false);
                // The button is back after the next render.
                requestAnimationFrame(() => editButton.current?.focus());
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
}
