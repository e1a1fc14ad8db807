import { dollars } from '@domain/numbers/amount';
import { amountOf, formatCents, type Currency } from '@domain/numbers/money';
import { Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';
import type { DraftLine, DraftProblems, LineForm } from '../../model/draft-form';
import { costOf, marginOf, shareText } from '../../model/line-costs';
import { LineFields } from './line-fields';
import { LineMark } from './line-mark';

/** Staff-only figures: beside the price, below it on a phone. */
export const STAFF_CELL =
  'bg-info-surface/50 whitespace-nowrap tabular-nums max-md:bg-transparent max-md:py-0 max-md:text-sm md:px-2 md:py-2.5 md:text-right md:align-top';
export const LINE_GRID =
  'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-4.5 max-md:py-2.5';

interface LineRowProps {
  form: LineForm;
  line: DraftLine;
  /** For its fields' accessible names, e.g. `Line 2`. */
  name: string;
  currency: Currency;
  problems: DraftProblems;
  /** The field to focus while it's edited; `undefined` while it isn't. */
  edited: 'description' | 'rate' | undefined;
  onEdit: () => void;
  onChange: (part: Partial<LineForm>) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** `Permit, WA`. */
const titleOf = ({ description, jurisdiction }: DraftLine) =>
  [description.trim() === '' ? 'No description' : description, jurisdiction ?? '']
    .filter((part) => part !== '')
    .join(', ');

/** A line of the offer: a button with its price, or its fields; our cost and margin beside it. */
export function LineRow({
  form,
  line,
  name,
  currency,
  problems,
  edited,
  onEdit,
  onChange,
  onRemove,
  onKeyDown,
}: LineRowProps) {
  const { quantity, rate_cents } = line;
  const amount =
    rate_cents === null || Number.isNaN(rate_cents) || !(quantity > 0)
      ? null
      : amountOf(quantity, rate_cents);
  const cost = costOf(line);
  const margin = line.is_pass_through ? null : marginOf(amount, cost);
  const money = (cents: number) => formatCents(cents, currency);
  const isEdited = edited !== undefined;
  const title = titleOf(line);
  return (
    <tbody className="border-t max-md:block">
      <tr className={cn(LINE_GRID, isEdited && 'bg-selected')} onKeyDown={onKeyDown}>
        <td
          className={cn(
            'align-top md:py-2.5 md:pr-2 md:pl-4.5',
            isEdited && 'shadow-[inset_4px_0_0_var(--accent)] max-md:col-span-2 max-md:pl-2',
          )}
        >
          <div className="grid gap-1.5">
            {isEdited ? (
              <LineFields
                line={form}
                name={name}
                currency={currency}
                problems={problems}
                focused={edited}
                onChange={onChange}
              />
            ) : (
              <button
                type="button"
                data-line-button
                aria-label={`Edit ${title}`}
                className="w-full rounded-xs text-left font-semibold break-words hover:underline"
                onClick={onEdit}
              >
                {title}
              </button>
            )}
            <LineMark
              line={line}
              currency={currency}
              onReset={() => {
                const { estimate } = line;
                if (estimate === null) return;
                onChange({
                  quantity: estimate.quantity.toLocaleString('en-US'),
                  unit: estimate.unit,
                  rate: dollars(estimate.rate_cents),
                });
              }}
            />
          </div>
        </td>
        <td
          className={cn(
            'text-right align-top font-semibold whitespace-nowrap tabular-nums md:px-2 md:py-2.5',
            isEdited && 'max-md:col-start-2',
            amount === null && 'text-warn',
          )}
        >
          {amount === null ? 'No price' : money(amount)}
        </td>
        <td className={cn(STAFF_CELL, 'max-md:col-start-1 max-md:text-right')}>
          <span className="text-info md:sr-only">Cost </span>
          <span>{cost === null ? '–' : money(cost)}</span>
          {cost !== null && !line.is_pass_through && line.cost_cents !== null && quantity !== 1 && (
            <small className="text-subtle max-md:ml-1 md:block">{`${money(line.cost_cents)} each`}</small>
          )}
        </td>
        <td className={STAFF_CELL}>
          {line.is_pass_through && <span className="text-muted">at cost</span>}
          {margin !== null && <span>{shareText(margin.share)}</span>}
          {margin !== null && (
            <small className="text-subtle max-md:ml-1 md:block">{money(margin.cents)}</small>
          )}
          {!line.is_pass_through && margin === null && <span>–</span>}
        </td>
        <td
          className={cn(
            'text-right align-top md:py-1.5 md:pr-3',
            isEdited ? 'max-md:col-span-2' : 'max-md:hidden',
          )}
        >
          <Button
            variant="ghost"
            size="sm"
            isIcon
            aria-label={`Remove ${name.toLowerCase()}`}
            onClick={onRemove}
          >
            <Trash2 />
          </Button>
        </td>
      </tr>
    </tbody>
  );
}
