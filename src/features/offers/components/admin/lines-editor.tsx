import { formatCents } from '@domain/numbers/money';
import { useState, type KeyboardEvent } from 'react';
import { cn } from '@/shared/lib/cn';
import { createUuid } from '@/shared/lib/create-uuid';
import { Button } from '@/shared/ui/button';
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
import { LINE_DESCRIPTIONS, LineRows } from './line-rows';

interface LinesEditorProps {
  form: DraftForm;
  payload: DraftPayload;
  problems: DraftProblems;
  onChange: (lines: LineForm[]) => void;
}

/** Kinds of lines in the order in which they are usually added. */
const NEXT: LineForm['kind'][] = ['linehaul', 'fuel', 'permit', 'escort', 'accessorial'];

function newLine(lines: readonly LineForm[]): LineForm {
  const kind = NEXT.find((one) => lines.every((line) => line.kind !== one)) ?? 'accessorial';
  return {
    key: createUuid(),
    kind,
    description: LINE_DESCRIPTIONS[kind],
    jurisdiction: '',
    quantity: '1',
    unit: 'flat',
    rate: '',
    isPassThrough: kind === 'permit',
    escortPosition: null,
    isEstimate: false,
    source: '',
  };
}

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
        <table className="w-full text-sm max-md:block md:min-w-[41rem] md:table-fixed">
          <thead className="text-left font-cond text-xs text-subtle max-md:sr-only">
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
          {lines.map((line, index) => (
            <LineRows
              key={line.key}
              line={line}
              name={`Line ${String(index + 1)}`}
              quantity={payload.lines[index]?.quantity}
              currency={currency}
              problems={problems}
              isAdded={line.key === added}
              onChange={(part) => {
                change(line.key, part);
              }}
              onRemove={() => {
                onChange(lines.filter(({ key }) => key !== line.key));
              }}
              onKeyDown={(event) => {
                handleKeyDown(event, index);
              }}
            />
          ))}
          <tfoot className="border-t tabular-nums max-md:block">
            {(
              [
                ['Fixed price', sums.fixed],
                ['Pass-through, estimate', sums.passThrough],
                ['Total', sums.total],
              ] as const
            ).map(([label, cents]) => (
              <tr
                key={label}
                className={cn(
                  'max-md:flex max-md:justify-between max-md:pr-4.5',
                  label === 'Total' ? 'text-base font-bold' : 'text-muted',
                )}
              >
                <th scope="row" colSpan={4} className="px-4.5 py-1.5 text-left font-[inherit]">
                  {label}
                </th>
                <td className="px-1.5 py-1.5 text-right whitespace-nowrap">{money(cents)}</td>
                <td colSpan={2} className="max-md:hidden" />
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
