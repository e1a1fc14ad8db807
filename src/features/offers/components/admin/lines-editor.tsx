import { readCents } from '@contracts/amount';
import { amountOf, formatCents } from '@contracts/money';
import { LINE_KINDS, LINE_UNITS } from '@contracts/offer';
import { JURISDICTION_CODES } from '@contracts/jurisdictions';
import { Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { capitalize } from '@/shared/lib/capitalize';
import { cn } from '@/shared/lib/cn';
import { createUuid } from '@/shared/lib/create-uuid';
import { Button } from '@/shared/ui/button';
import { controlClass } from '@/shared/ui/control-class';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { ScrollArea } from '@/shared/ui/scroll-area';
import {
  sumsOf,
  type DraftForm,
  type DraftPayload,
  type DraftProblems,
  type LineForm,
} from '../../model/draft-form';

interface LinesEditorProps {
  form: DraftForm;
  payload: DraftPayload;
  problems: DraftProblems;
  onChange: (lines: LineForm[]) => void;
}

const DESCRIPTIONS: Record<LineForm['kind'], string> = {
  linehaul: 'Linehaul',
  fuel: 'Fuel surcharge',
  permit: 'Permit',
  escort: 'Pilot car',
  accessorial: '',
};
/** Kinds of lines in the order in which they are usually added. */
const NEXT: LineForm['kind'][] = ['linehaul', 'fuel', 'permit', 'escort', 'accessorial'];

function newLine(lines: readonly LineForm[]): LineForm {
  const kind = NEXT.find((one) => lines.every((line) => line.kind !== one)) ?? 'accessorial';
  return {
    key: createUuid(),
    kind,
    description: DESCRIPTIONS[kind],
    jurisdiction: '',
    quantity: '1',
    unit: 'flat',
    rate: '',
    isPassThrough: kind === 'permit',
  };
}

const focus = (input: HTMLInputElement | null) => {
  input?.focus();
};

/** The lines: Enter in the last one adds a line, Alt and an arrow key move it. */
export function LinesEditor({ form, payload, problems, onChange }: LinesEditorProps) {
  const { lines, currency } = form;
  const [added, setAdded] = useState<string>();

  const change = (key: string, part: Partial<LineForm>) => {
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  };
  const add = () => {
    const line = newLine(lines);
    setAdded(line.key);
    onChange([...lines, line]);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && index === lines.length - 1) {
      if (event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      add();
      return;
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const other = lines[index + step];
    const line = lines[index];
    if (!event.altKey || step === 0 || other === undefined || line === undefined) return;
    event.preventDefault();
    const moved = [...lines];
    moved[index] = other;
    moved[index + step] = line;
    onChange(moved);
  };
  const sums = sumsOf(payload.lines);
  const money = (cents: number) => formatCents(cents, currency);
  const box = cn(controlClass(true), 'h-9 px-2 text-sm');

  return (
    <Panel isPadded={false}>
      <PanelHead
        title="Lines"
        action={
          <Button variant="quiet" size="sm" onClick={add}>
            Add line
          </Button>
        }
      />
      <ScrollArea className="relative overflow-x-auto" label="Offer lines">
        <table className="w-full min-w-[41rem] table-fixed text-sm">
          <thead className="text-left font-cond text-xs text-subtle">
            <tr>
              {(
                [
                  ['Description', ''],
                  ['Quantity', 'w-22 text-right'],
                  ['Unit', 'w-24'],
                  ['Rate', 'w-26 text-right'],
                  ['Amount', 'w-26 text-right'],
                  ['At cost', 'w-14 text-center'],
                ] as const
              ).map(([name, width]) => (
                <th key={name} scope="col" className={cn('px-1.5 py-2 first:pl-4.5', width)}>
                  {name}
                </th>
              ))}
              <th scope="col" className="w-13">
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => {
              const name = `Line ${String(index + 1)}`;
              const read = payload.lines[index];
              const rate = readCents(line.rate);
              const amount =
                read === undefined || rate === null || !(read.quantity > 0) || Number.isNaN(rate)
                  ? null
                  : amountOf(read.quantity, rate);
              const problem =
                problems[`rate ${line.key}`] ?? problems[`quantity ${line.key}`] ?? undefined;
              const noteId = `line-${line.key}`;
              return (
                <tr
                  key={line.key}
                  className="border-t align-top"
                  onKeyDown={(event) => {
                    handleKeyDown(event, index);
                  }}
                >
                  <td className="py-1.5 pr-1.5 pl-4.5">
                    <input
                      ref={line.key === added ? focus : undefined}
                      className={box}
                      aria-label={`${name} description`}
                      maxLength={160}
                      value={line.description}
                      onChange={({ target }) => {
                        change(line.key, { description: target.value });
                      }}
                    />
                    <div className="mt-1 flex flex-wrap gap-1.5">
                      <select
                        className={cn(box, 'max-w-36')}
                        aria-label={`${name} kind`}
                        value={line.kind}
                        onChange={({ target }) => {
                          const kind = LINE_KINDS.find((one) => one === target.value) ?? line.kind;
                          const isDefault = Object.values(DESCRIPTIONS).includes(line.description);
                          change(line.key, {
                            kind,
                            isPassThrough: kind === 'permit',
                            ...(isDefault && { description: DESCRIPTIONS[kind] }),
                          });
                        }}
                      >
                        {LINE_KINDS.map((kind) => (
                          <option key={kind} value={kind}>
                            {capitalize(kind)}
                          </option>
                        ))}
                      </select>
                      {line.kind === 'permit' && (
                        <select
                          className={cn(box, 'max-w-40')}
                          aria-label={`${name} state or province`}
                          value={line.jurisdiction}
                          onChange={({ target }) => {
                            change(line.key, { jurisdiction: target.value });
                          }}
                        >
                          <option value="">Several states</option>
                          {JURISDICTION_CODES.map((code) => (
                            <option key={code}>{code}</option>
                          ))}
                        </select>
                      )}
                    </div>
                    {problem !== undefined && (
                      <p id={noteId} className="mt-1 font-medium text-danger-text">
                        {problem}
                      </p>
                    )}
                  </td>
                  <td className="p-1.5">
                    <input
                      className={cn(box, 'text-right tabular-nums')}
                      inputMode="decimal"
                      aria-label={`${name} quantity`}
                      aria-invalid={problems[`quantity ${line.key}`] !== undefined || undefined}
                      aria-describedby={problem === undefined ? undefined : noteId}
                      value={line.quantity}
                      onChange={({ target }) => {
                        change(line.key, { quantity: target.value });
                      }}
                    />
                  </td>
                  <td className="p-1.5">
                    <select
                      className={box}
                      aria-label={`${name} unit`}
                      value={line.unit}
                      onChange={({ target }) => {
                        change(line.key, {
                          unit: LINE_UNITS.find((one) => one === target.value) ?? line.unit,
                        });
                      }}
                    >
                      {LINE_UNITS.map((unit) => (
                        <option key={unit}>{unit}</option>
                      ))}
                    </select>
                  </td>
                  <td className="p-1.5">
                    <input
                      className={cn(box, 'text-right tabular-nums')}
                      inputMode="decimal"
                      placeholder="0.00"
                      aria-label={`${name} rate in dollars`}
                      aria-invalid={problems[`rate ${line.key}`] !== undefined || undefined}
                      aria-describedby={problem === undefined ? undefined : noteId}
                      value={line.rate}
                      onChange={({ target }) => {
                        change(line.key, { rate: target.value });
                      }}
                    />
                  </td>
                  <td className="px-1.5 py-3 text-right whitespace-nowrap tabular-nums">
                    {amount === null ? '–' : money(amount)}
                  </td>
                  <td className="px-1.5 py-3 text-center">
                    <input
                      type="checkbox"
                      className="size-5 accent-strong"
                      aria-label={`${name} pass-through`}
                      checked={line.isPassThrough}
                      onChange={({ target }) => {
                        change(line.key, { isPassThrough: target.checked });
                      }}
                    />
                  </td>
                  <td className="p-1.5 pr-3">
                    <Button
                      variant="ghost"
                      size="sm"
                      isIcon
                      aria-label={`Remove ${name.toLowerCase()}`}
                      onClick={() => {
                        onChange(lines.filter(({ key }) => key !== line.key));
                      }}
                    >
                      <Trash2 />
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot className="border-t tabular-nums">
            {(
              [
                ['Fixed price', sums.fixed],
                ['Pass-through, estimate', sums.passThrough],
                ['Total', sums.total],
              ] as const
            ).map(([label, cents]) => (
              <tr key={label} className={label === 'Total' ? 'text-base font-bold' : 'text-muted'}>
                <th scope="row" colSpan={4} className="px-4.5 py-1.5 text-left font-[inherit]">
                  {label}
                </th>
                <td className="px-1.5 py-1.5 text-right whitespace-nowrap">{money(cents)}</td>
                <td colSpan={2} />
              </tr>
            ))}
          </tfoot>
        </table>
      </ScrollArea>
      {problems['lines'] !== undefined && (
        <p role="alert" className="px-4.5 py-2 font-medium text-danger-text">
          {problems['lines']}
        </p>
      )}
    </Panel>
  );
}
