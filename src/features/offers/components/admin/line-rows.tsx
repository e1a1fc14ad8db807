import { amountText, readCents } from '@domain/numbers/amount';
import { numberText } from '@domain/numbers/read-quantity';
import { JURISDICTION_CODES } from '@domain/places/states';
import { amountOf, formatCents, type Currency } from '@domain/numbers/money';
import { LINE_KINDS, LINE_UNITS } from '@contracts/offer';
import { Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { showUnderstood } from '@/shared/forms/number-input';
import { capitalize } from '@/shared/lib/capitalize';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';
import { controlClass } from '@/shared/ui/control-class';
import { Select } from '@/shared/ui/select';
import type { DraftProblems, LineForm } from '../../model/draft-form';

/** Default descriptions of lines by kind. */
export const LINE_DESCRIPTIONS: Record<LineForm['kind'], string> = {
  linehaul: 'Linehaul',
  fuel: 'Fuel surcharge',
  permit: 'Permit',
  escort: 'Pilot car',
  accessorial: '',
};

const focus = (input: HTMLInputElement | null) => {
  input?.focus();
};
const BOX = cn(controlClass(true), 'h-9 px-2 text-sm');
/** As narrow as the other fields. */
const SELECT = '[&_.lucide]:right-1.5 [&_select]:pr-6 [&_select]:pl-2 [&_select]:text-sm';

/** A cell with a field for a figure. */
const FIGURE = 'pt-1.5 pb-2 md:px-1.5';

interface LineRowsProps {
  line: LineForm;
  /** For its fields' accessible names, e.g. `Line 2`. */
  name: string;
  /** The quantity as a number, if it can be read. */
  quantity: number | undefined;
  currency: Currency;
  problems: DraftProblems;
  /** True if it was just added: its description takes the focus. */
  isAdded: boolean;
  onChange: (part: Partial<LineForm>) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A line of the offer: its description over the whole width, and its figures below. On a phone the figures
 * wrap, so that the amount is visible without scrolling.
 */
export function LineRows({
  line,
  name,
  quantity = 0,
  currency,
  problems,
  isAdded,
  onChange,
  onRemove,
  onKeyDown,
}: LineRowsProps) {
  const rate = readCents(line.rate, currency);
  const amount =
    rate === null || !(quantity > 0) || Number.isNaN(rate) ? null : amountOf(quantity, rate);
  const problem = problems[`rate ${line.key}`] ?? problems[`quantity ${line.key}`] ?? undefined;
  const noteId = `line-${line.key}`;
  const input = (field: 'quantity' | 'rate', label: string, placeholder?: string) => (
    <input
      className={cn(BOX, 'text-right tabular-nums')}
      inputMode="decimal"
      placeholder={placeholder}
      aria-label={`${name} ${label}`}
      aria-invalid={problems[`${field} ${line.key}`] !== undefined || undefined}
      aria-describedby={problem === undefined ? undefined : noteId}
      value={line[field]}
      onBlur={({ currentTarget }) => {
        showUnderstood(
          currentTarget,
          field === 'quantity' ? numberText : (text) => amountText(text, currency),
        );
      }}
      onChange={({ target }) => {
        onChange({ [field]: target.value });
      }}
    />
  );
  return (
    <tbody className="border-t max-md:block max-md:px-4.5 max-md:py-2">
      <tr className="max-md:flex" onKeyDown={onKeyDown}>
        <td colSpan={6} className="pt-2 pr-1.5 max-md:flex-1 md:pl-4.5">
          <input
            ref={isAdded ? focus : undefined}
            className={BOX}
            aria-label={`${name} description`}
            maxLength={160}
            value={line.description}
            onChange={({ target }) => {
              onChange({ description: target.value });
            }}
          />
        </td>
        <td className="pt-2 max-md:-mr-1.5 md:pr-3 md:pl-1.5">
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
      <tr
        className="max-md:grid max-md:grid-cols-[1fr_1.2fr_1.2fr] max-md:gap-x-1.5"
        onKeyDown={onKeyDown}
      >
        <td className="pt-1.5 max-md:col-span-3 md:pr-1.5 md:pb-2 md:pl-4.5">
          <div className="flex flex-wrap gap-1.5 *:max-w-36 *:min-w-24 *:flex-1">
            <Select
              isCompact
              className={SELECT}
              aria-label={`${name} kind`}
              value={line.kind}
              onChange={({ target }) => {
                const kind = LINE_KINDS.find((one) => one === target.value) ?? line.kind;
                const isDefault = Object.values(LINE_DESCRIPTIONS).includes(line.description);
                onChange({
                  kind,
                  isPassThrough: kind === 'permit',
                  ...(isDefault && { description: LINE_DESCRIPTIONS[kind] }),
                });
              }}
            >
              {LINE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {capitalize(kind)}
                </option>
              ))}
            </Select>
            {line.kind === 'permit' && (
              <Select
                isCompact
                className={SELECT}
                aria-label={`${name} state or province`}
                value={line.jurisdiction}
                onChange={({ target }) => {
                  onChange({ jurisdiction: target.value });
                }}
              >
                <option value="">Several</option>
                {JURISDICTION_CODES.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </Select>
            )}
          </div>
        </td>
        <td className={FIGURE}>{input('quantity', 'quantity')}</td>
        <td className={FIGURE}>
          <Select
            isCompact
            className={SELECT}
            aria-label={`${name} unit`}
            value={line.unit}
            onChange={({ target }) => {
              onChange({ unit: LINE_UNITS.find((one) => one === target.value) ?? line.unit });
            }}
          >
            {LINE_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </Select>
        </td>
        <td className={FIGURE}>{input('rate', 'rate in dollars', '0.00')}</td>
        <td className="whitespace-nowrap tabular-nums max-md:col-span-2 max-md:self-center max-md:text-base max-md:font-semibold md:px-1.5 md:text-right">
          {amount === null ? '–' : formatCents(amount, currency)}
        </td>
        <td className="max-md:text-right md:px-1.5 md:text-center">
          <label className="inline-flex min-h-9 items-center gap-2">
            <span aria-hidden="true" className="md:hidden">
              At cost
            </span>
            <input
              type="checkbox"
              className="size-5 accent-strong"
              aria-label={`${name} at cost`}
              checked={line.isPassThrough}
              onChange={({ target }) => {
                onChange({ isPassThrough: target.checked });
              }}
            />
          </label>
        </td>
        <td className="max-md:hidden" />
      </tr>
      {problem !== undefined && (
        <tr className="max-md:block">
          <td
            id={noteId}
            colSpan={7}
            className="pb-2 max-md:block md:px-4.5 font-medium text-danger-text"
          >
            {problem}
          </td>
        </tr>
      )}
    </tbody>
  );
}
