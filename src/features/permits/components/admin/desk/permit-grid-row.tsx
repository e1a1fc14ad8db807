import type { ClipboardEvent, KeyboardEvent } from 'react';
import { amountText } from '@domain/numbers/amount';
import { lengthText } from '@domain/numbers/parse-length';
import { poundsText, readMaxPounds } from '@domain/numbers/read-pounds';
import { KIND_LABELS } from '@/features/loads/model/permit-labels';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import {
  ENTRY_FIELDS,
  ENTRY_LABELS,
  type EntryField,
  type EntryRow,
} from '@/features/permits/model/permit-entry';
import { NumberInput } from '@/shared/forms/number-input';
import { cn } from '@/shared/lib/cn';
import { Select } from '@/shared/ui/select';
import { PermitPdf } from './permit-pdf';

const WIDTHS: Record<EntryField, string> = {
  permit_number: 'min-w-26 xl:min-w-36',
  kind: 'min-w-27',
  valid_from: 'min-w-22 xl:min-w-24',
  valid_until: 'min-w-22 xl:min-w-24',
  max_width: 'min-w-16',
  max_height: 'min-w-16',
  max_length: 'min-w-16',
  max_weight_lbs: 'min-w-18',
  cost: 'min-w-16',
};

const FORMATS: Partial<Record<EntryField, (text: string) => string>> = {
  max_width: lengthText,
  max_height: lengthText,
  max_length: lengthText,
  max_weight_lbs: (text) => poundsText(text, readMaxPounds),
  cost: amountText,
};
interface PermitGridRowProps {
  row: EntryRow;
  isSaved: boolean;
  problem: string;
  onChange: (field: EntryField, text: string) => void;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent, field: EntryField) => void;
  onPaste: (event: ClipboardEvent, field: EntryField) => void;
}

/** A row of `PermitGrid`: the fields of a permit, and below them whether it is saved, what is wrong, and its leg. */
export function PermitGridRow({
  row,
  isSaved,
  problem,
  onChange,
  onLeave,
  onKeyDown,
  onPaste,
}: PermitGridRowProps) {
  const { permit, texts, id } = row;
  const noteId = `${id}-note`;
  return (
    <>
      <tr
        className="border-t"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!isSaved && !currentTarget.contains(relatedTarget)) onLeave();
        }}
      >
        <th scope="row" className="px-4.5 pt-2 text-left font-[680]">
          {permit.jurisdiction}
        </th>
        {ENTRY_FIELDS.map((field) => {
          const shared = {
            'aria-label': `${permit.jurisdiction} ${ENTRY_LABELS[field].toLowerCase()}`,
            'aria-describedby': noteId,
            'aria-invalid': problem !== '',
            disabled: isSaved,
            isCompact: true,
            onKeyDown: (event: KeyboardEvent) => {
              onKeyDown(event, field);
            },
          };
          return (
            <td key={field} className={cn('px-1 pt-2 max-xl:px-0.5', WIDTHS[field])}>
              {field === 'kind' ? (
                <Select
                  {...shared}
                  value={texts.kind}
                  onChange={({ target }) => {
                    onChange(field, target.value);
                  }}
                >
                  {Object.entries(KIND_LABELS).map(([kind, label]) => (
                    <option key={kind} value={kind}>
                      {label}
                    </option>
                  ))}
                </Select>
              ) : (
                <NumberInput
                  {...shared}
                  inputMode={undefined}
                  format={FORMATS[field]}
                  value={texts[field]}
                  onChange={({ target }) => {
                    onChange(field, target.value);
                  }}
                  onPaste={(event) => {
                    onPaste(event, field);
                  }}
                />
              )}
            </td>
          );
        })}
        <td className="min-w-24 px-1 pt-2 pr-4.5 align-top max-xl:pr-2">
          <PermitPdf
            loadId={permit.load_id}
            permitId={permit.permit_id}
            jurisdiction={permit.jurisdiction}
          />
        </td>
      </tr>
      <tr>
        <td />
        <td colSpan={ENTRY_FIELDS.length + 1} className="px-1 pt-1 pb-2 text-xs text-subtle">
          <span id={noteId}>
            {isSaved && <b className="font-semibold text-ok">Saved. </b>}
            {problem !== '' && (
              <b className="font-semibold wrap-anywhere text-danger-text">{`${problem} `}</b>
            )}
            <span>{`Leg: ${formatLegTime(permit.entry_at, permit.time_zone)} to ${formatLegTime(permit.exit_at, permit.time_zone)}`}</span>
          </span>
        </td>
      </tr>
    </>
  );
}
