import { amountText } from '@domain/numbers/amount';
import { numberText } from '@domain/numbers/read-quantity';
import { JURISDICTION_CODES } from '@domain/places/states';
import type { Currency } from '@domain/numbers/money';
import { LINE_KINDS, LINE_UNITS } from '@contracts/offer';
import type { ReactNode } from 'react';
import { showUnderstood } from '@/shared/forms/number-input';
import { capitalize } from '@/shared/lib/capitalize';
import { cn } from '@/shared/lib/cn';
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

const POSITIONS = {
  lead: 'Lead car',
  chase: 'Chase car',
  high_pole: 'High pole',
  steer: 'Steer car',
  police: 'Police escort',
} as const;

const focus = (input: HTMLInputElement | null) => {
  input?.focus();
};
const BOX = cn(controlClass(true), 'h-9 px-2 text-sm');
/** As narrow as the other fields. */
const SELECT = '[&_.lucide]:right-1.5 [&_select]:pr-6 [&_select]:pl-2 [&_select]:text-sm';

interface LineFieldsProps {
  line: LineForm;
  /** For the fields' accessible names, e.g. `Line 2`. */
  name: string;
  currency: Currency;
  problems: DraftProblems;
  /** The field that takes the focus. */
  focused: 'description' | 'rate';
  onChange: (part: Partial<LineForm>) => void;
}

/** The fields of one line of the offer. */
export function LineFields({ line, name, currency, problems, focused, onChange }: LineFieldsProps) {
  const isPlaced = line.kind === 'permit' || line.kind === 'escort';
  const noteId = `line-${line.key}`;
  const problem =
    problems[`rate ${line.key}`] ??
    problems[`quantity ${line.key}`] ??
    problems[`cost ${line.key}`];
  const input = (
    field: 'quantity' | 'rate' | 'cost',
    label: string,
    { placeholder, className }: { placeholder?: string; className: string },
  ) => (
    <span className={className}>
      <input
        ref={focused === field ? focus : undefined}
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
    </span>
  );
  return (
    <div className="grid gap-1.5">
      <input
        ref={focused === 'description' ? focus : undefined}
        className={BOX}
        aria-label={`${name} description`}
        maxLength={160}
        value={line.description}
        onChange={({ target }) => {
          onChange({ description: target.value });
        }}
      />
      <div className="flex flex-wrap items-center gap-1.5">
        {input('quantity', 'quantity', { className: 'w-20' })}
        <Select
          isCompact
          className={cn(SELECT, 'w-26')}
          aria-label={`${name} unit`}
          value={line.unit}
          onChange={({ target }) => {
            // Our cost is per unit.
            const unit = LINE_UNITS.find((one) => one === target.value) ?? line.unit;
            onChange({ unit, ...(unit !== line.unit && { cost: '' }) });
          }}
        >
          {LINE_UNITS.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </Select>
        <span aria-hidden="true">×</span>
        {input('rate', 'rate in dollars', { placeholder: '0.00', className: 'w-26' })}
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Select
          isCompact
          className={cn(SELECT, 'w-32')}
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
        {isPlaced && (
          <Select
            isCompact
            className={cn(SELECT, 'w-24')}
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
        {line.kind === 'escort' && (
          <Select
            isCompact
            className={cn(SELECT, 'w-32')}
            aria-label={`${name} position`}
            value={line.escortPosition ?? ''}
            onChange={({ target }) => {
              const position = Object.keys(POSITIONS).find((one) => one === target.value);
              onChange({ escortPosition: (position ?? null) as LineForm['escortPosition'] });
            }}
          >
            <option value="">Position</option>
            {Object.entries(POSITIONS).map(([position, text]) => (
              <option key={position} value={position}>
                {text}
              </option>
            ))}
          </Select>
        )}
        <label className="inline-flex min-h-9 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-strong"
            aria-label={`${name} at cost`}
            checked={line.isPassThrough}
            onChange={({ target }) => {
              onChange({ isPassThrough: target.checked });
            }}
          />
          <span aria-hidden="true">At cost</span>
        </label>
        {!line.isPassThrough && (
          <Labeled text="Our cost">
            {input('cost', 'cost in dollars', { placeholder: '0.00', className: 'w-24' })}
          </Labeled>
        )}
      </div>
      {problem !== undefined && (
        <p id={noteId} className="text-sm font-medium text-danger-text">
          {problem}
        </p>
      )}
    </div>
  );
}

function Labeled({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm text-info">
      <span aria-hidden="true">{text}</span>
      {children}
    </span>
  );
}
