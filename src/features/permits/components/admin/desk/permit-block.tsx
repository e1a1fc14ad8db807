import type { ClipboardEvent, KeyboardEvent } from 'react';
import { amountText } from '@domain/numbers/amount';
import { lengthText } from '@domain/numbers/parse-length';
import { poundsText, readMaxPounds } from '@domain/numbers/read-pounds';
import { KIND_LABELS } from '@/features/loads/model/permit-labels';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import {
  ENTRY_LABELS,
  type EntryField,
  type EntryRow,
} from '@/features/permits/model/permit-entry';
import {
  durationWarning,
  missingFields,
  proposalText,
} from '@/features/permits/model/permit-sheet';
import { AUTHORITY_LABELS, authorityName } from '@/features/permits/model/permit-terms';
import { permitToasts } from '@/features/permits/toasts';
import { NumberInput } from '@/shared/forms/number-input';
import { cn } from '@/shared/lib/cn';
import { dismissToast, showToast } from '@/shared/lib/toast-store';
import { Checkbox } from '@/shared/ui/checkbox';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import { PermitPdf } from './permit-pdf';

const SHORT_FIELDS = [
  'permit_number',
  'kind',
  'valid_from',
  'valid_until',
  'max_width',
  'max_height',
  'max_length',
  'max_weight_lbs',
  'cost',
  'trips',
] as const satisfies EntryField[];
const LONG_FIELDS = [
  'axle_weights',
  'travel',
  'curfews',
  'escorts',
  'route_text',
  'provisions',
] as const satisfies EntryField[];

const FORMATS: Partial<Record<EntryField, (text: string) => string>> = {
  max_width: lengthText,
  max_height: lengthText,
  max_length: lengthText,
  max_weight_lbs: (text) => poundsText(text, readMaxPounds),
  cost: amountText,
};

const EXAMPLES: Partial<Record<EntryField, string>> = {
  axle_weights: '13,400 / 46,000 / 69,000',
  travel: 'Mon–Fri, 6:30 AM to 4:30 PM',
  curfews: 'Mon–Fri, 7–9 AM, Spokane',
  escorts: 'Lead car, chase car',
  route_text: 'Word for word',
  provisions: 'Word for word',
};

/** The time in which the database allows to undo a change. */
const UNDO_MS = 10_000;

/** Offers to undo changes of issued permits for as long as the database allows it. */
export function offerUndo(ids: readonly string[], undo: (id: string) => void): void {
  const toast = showToast({
    ...permitToasts.changed,
    action: {
      label: 'Undo',
      onClick: () => {
        for (const id of ids) undo(id);
      },
    },
  });
  setTimeout(() => {
    dismissToast(toast);
  }, UNDO_MS);
}

interface PermitBlockProps {
  row: EntryRow;
  isSaved: boolean;
  problem: string;
  onChange: (field: EntryField, text: string) => void;
  onReason: (reason: string) => void;
  onLeave: () => void;
  /** `field` is `null` in the reason for a change. */
  onKeyDown: (event: KeyboardEvent, field: EntryField | null) => void;
  onPaste: (event: ClipboardEvent, field: EntryField) => void;
}

/** A permit in `PermitGrid`: its fields, and below them whether it is saved, what is wrong and what is missing. */
export function PermitBlock({
  row,
  isSaved,
  problem,
  onReason,
  onLeave,
  ...edit
}: PermitBlockProps) {
  const { permit, texts, id } = row;
  const noteId = `${id}-note`;
  const name = authorityName(permit);
  const control = (field: EntryField) => ({
    'aria-label': `${name} ${ENTRY_LABELS[field].toLowerCase()}`,
    'aria-describedby': noteId,
    'aria-invalid': problem !== '',
    'data-field': field,
    disabled: isSaved,
    value: texts[field],
    onChange: ({ target }: { target: { value: string } }) => {
      edit.onChange(field, target.value);
    },
    onKeyDown: (event: KeyboardEvent) => {
      edit.onKeyDown(event, field);
    },
    onPaste: (event: ClipboardEvent) => {
      edit.onPaste(event, field);
    },
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- checks the fields inside
    <fieldset
      className="min-w-0 border-t px-4.5 py-3 first:border-t-0 max-sm:px-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isSaved && !currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <legend className="float-left mb-2 flex w-full flex-wrap items-baseline gap-x-3 leading-snug">
        <b className="font-[680]">{name}</b>
        {permit.authority_type !== 'state' && (
          <span className="text-xs text-subtle">{AUTHORITY_LABELS[permit.authority_type]}</span>
        )}
        <span className="text-xs text-subtle tabular-nums">
          {`Leg: ${formatLegTime(permit.entry_at, permit.time_zone)} to ${formatLegTime(permit.exit_at, permit.time_zone)}`}
        </span>
      </legend>
      <div className="clear-both grid grid-cols-3 items-end gap-2 md:grid-cols-6 dense:grid-cols-[repeat(2,minmax(0,1.3fr))_repeat(2,minmax(0,1.15fr))_repeat(5,minmax(0,0.85fr))_minmax(0,0.6fr)_auto] [&_:is(input,select)]:px-2 [&_:is(input,select)]:text-sm [&_select]:pr-7">
        {SHORT_FIELDS.map((field) => (
          <Cell
            key={field}
            label={ENTRY_LABELS[field]}
            className={cn(field === 'permit_number' && 'max-dense:col-span-2')}
          >
            {field === 'kind' ? (
              <Select {...control(field)} isCompact>
                {Object.entries(KIND_LABELS).map(([kind, label]) => (
                  <option key={kind} value={kind}>
                    {label}
                  </option>
                ))}
              </Select>
            ) : (
              <NumberInput
                {...control(field)}
                isCompact
                inputMode={undefined}
                format={FORMATS[field]}
              />
            )}
          </Cell>
        ))}
        <Cell label="File" className="[&_button]:px-2">
          <PermitPdf loadId={permit.load_id} permitId={permit.permit_id} jurisdiction={name} />
        </Cell>
      </div>
      <div className="mt-2 grid gap-2 sm:grid-cols-2 md:grid-cols-3 dense:grid-cols-6">
        {LONG_FIELDS.map((field) => (
          <Cell key={field} label={ENTRY_LABELS[field]}>
            <Textarea {...control(field)} isCompact rows={2} placeholder={EXAMPLES[field]} />
          </Cell>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Checkbox
          label={
            <>
              <span className="sr-only">{`${name} `}</span>Night travel allowed
            </>
          }
          checked={texts.night !== ''}
          disabled={isSaved}
          onChange={({ target }) => {
            edit.onChange('night', target.checked ? 'yes' : '');
          }}
        />
        {permit.issued_at !== null && (
          <div className="flex min-w-0 flex-1 basis-80 items-center gap-2 text-sm">
            <span aria-hidden="true" className="whitespace-nowrap">
              Reason for the change
            </span>
            <Input
              isCompact
              aria-label={`${name} reason for the change`}
              value={row.reason}
              maxLength={500}
              disabled={isSaved}
              onChange={({ target }) => {
                onReason(target.value);
              }}
              onKeyDown={(event) => {
                edit.onKeyDown(event, null);
              }}
            />
          </div>
        )}
      </div>
      <BlockNote id={noteId} row={row} isSaved={isSaved} problem={problem} />
    </fieldset>
  );
}

function Cell({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div className={cn('min-w-0', className)}>
      <span aria-hidden="true" className="block font-cond text-xs text-subtle">
        {label}
      </span>
      {children}
    </div>
  );
}

/** One result, then what is still missing. */
function BlockNote({
  id,
  row,
  isSaved,
  problem,
}: Pick<PermitBlockProps, 'row' | 'isSaved' | 'problem'> & { id: string }) {
  const { permit } = row;
  const missing = missingFields(row);
  return (
    <p id={id} className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-subtle">
      {isSaved && <b className="font-semibold text-ok">Saved.</b>}
      {problem !== '' && <b className="font-semibold wrap-anywhere text-danger-text">{problem}</b>}
      {!isSaved && durationWarning(permit) !== null && (
        <b className="font-semibold text-warn">{durationWarning(permit)}</b>
      )}
      {!isSaved && problem === '' && proposalText(permit) !== null && (
        <span>{proposalText(permit)}</span>
      )}
      {missing.length > 0 && <span>{`Missing: ${missing.join(', ')}.`}</span>}
    </p>
  );
}
