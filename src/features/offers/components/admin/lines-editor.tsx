import { formatCents } from '@domain/numbers/money';
import { Lock } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { createUuid } from '@/shared/lib/create-uuid';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { ScrollArea } from '@/shared/ui/scroll-area';
import {
  isEstimate,
  sumsOf,
  type DraftForm,
  type DraftPayload,
  type DraftProblems,
  type LineForm,
} from '../../model/draft-form';
import { costOfLines, marginOf, shareText } from '../../model/line-costs';
import { LINE_DESCRIPTIONS } from './line-fields';
import { LINE_GRID, LineRow, STAFF_CELL } from './line-row';

interface LinesEditorProps {
  form: DraftForm;
  payload: DraftPayload;
  problems: DraftProblems;
  onChange: (lines: LineForm[]) => void;
  /** A button beside `Add line`. */
  action?: ReactNode;
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
    source: '',
    cost: '',
    estimate: null,
  };
}

/** `8 estimates, 2 set by you`. */
function countText(lines: DraftPayload['lines']) {
  const estimates = lines.filter(isEstimate).length;
  const changed = lines.filter((line) => line.estimate !== null && !isEstimate(line)).length;
  return [
    estimates > 0 && `${String(estimates)} ${estimates === 1 ? 'estimate' : 'estimates'}`,
    changed > 0 && `${String(changed)} set by you`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/**
 * The lines. A click or Enter edits one, up and down go to its neighbors. In its fields, Enter goes on to the
 * next line and adds one after the last; Escape closes it; Alt and an arrow key move it.
 */
export function LinesEditor({ form, payload, problems, onChange, action }: LinesEditorProps) {
  const { lines, currency } = form;
  const [edited, setEdited] = useState<{ key: string; field: 'description' | 'rate' }>();
  const table = useRef<HTMLTableElement>(null);

  const change = (key: string, part: Partial<LineForm>) => {
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  };
  const add = () => {
    const line = newLine(lines);
    setEdited({ key: line.key, field: 'description' });
    onChange([...lines, line]);
  };
  const edit = (line: LineForm | undefined) => {
    if (line !== undefined) setEdited({ key: line.key, field: 'rate' });
  };
  const move = (index: number, step: number) => {
    const [line, other] = [lines[index], lines[index + step]];
    if (line === undefined || other === undefined) return;
    const moved = [...lines];
    moved[index] = other;
    moved[index + step] = line;
    onChange(moved);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const isButton = event.target instanceof HTMLButtonElement;
    if (step !== 0 && event.altKey) {
      event.preventDefault();
      move(index, step);
    } else if (
      step !== 0 &&
      event.target instanceof HTMLElement &&
      'lineButton' in event.target.dataset
    ) {
      event.preventDefault();
      const buttons = [
        ...(table.current?.querySelectorAll<HTMLElement>('[data-line-button]') ?? []),
      ];
      buttons[buttons.indexOf(event.target) + step]?.focus();
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !isButton) {
      event.preventDefault();
      if (index === lines.length - 1) add();
      else edit(lines[index + 1]);
    } else if (event.key === 'Escape') {
      setEdited(undefined);
    }
  };
  const sums = sumsOf(payload.lines);
  const money = (cents: number) => formatCents(cents, currency);
  const fixedCost = costOfLines(payload.lines.filter((line) => !line.is_pass_through));
  const cost = costOfLines(payload.lines);
  const rows = [
    ['Fixed price', sums.fixed, fixedCost, marginOf(sums.fixed, fixedCost)],
    ['At cost, estimate', sums.passThrough, sums.passThrough, null],
    ['Total', sums.total, cost, marginOf(sums.total, cost)],
  ] as const;

  return (
    <Panel isPadded={false}>
      <PanelHead
        title="Lines"
        action={
          <span className="flex flex-wrap items-center justify-end gap-2">
            <span className="text-sm text-muted">{countText(payload.lines)}</span>
            {action}
            <Button variant="quiet" size="sm" onClick={add}>
              Add line
            </Button>
          </span>
        }
      />
      <ScrollArea className="relative overflow-x-auto" label="Offer lines">
        <table ref={table} className="w-full text-sm max-md:block">
          <thead className="text-left font-cond text-xs text-subtle max-md:sr-only">
            <tr>
              <th scope="col" className="py-2 pr-2 pl-4.5">
                Line
              </th>
              <th scope="col" className="w-28 px-2 py-2 text-right">
                Price
              </th>
              {['Cost', 'Margin'].map((name) => (
                <th key={name} scope="col" className="w-24 bg-info-surface/50 px-2 py-2 text-right">
                  <span className="inline-flex items-center gap-1 text-info">
                    {name === 'Cost' && <Lock aria-hidden="true" className="size-3.5" />}
                    <span>{name}</span>
                  </span>
                </th>
              ))}
              <th scope="col" className="w-13">
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          {lines.map((line, index) => {
            const read = payload.lines[index];
            return (
              read !== undefined && (
                <LineRow
                  key={line.key}
                  form={line}
                  line={read}
                  name={`Line ${String(index + 1)}`}
                  currency={currency}
                  problems={problems}
                  edited={line.key === edited?.key ? edited.field : undefined}
                  onEdit={() => {
                    edit(line);
                  }}
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
              )
            );
          })}
          <tfoot className="border-t tabular-nums max-md:block">
            {rows.map(([label, cents, costs, margin]) => (
              <tr
                key={label}
                className={cn(LINE_GRID, label === 'Total' ? 'text-base font-bold' : 'text-muted')}
              >
                <th scope="row" className="text-left font-[inherit] md:py-1.5 md:pl-4.5">
                  {label}
                </th>
                <td className="text-right whitespace-nowrap md:px-2 md:py-1.5">{money(cents)}</td>
                <td className={cn(STAFF_CELL, 'max-md:text-right')}>
                  <span className="text-info md:sr-only">Cost </span>
                  <span>{costs === null ? '–' : money(costs)}</span>
                </td>
                <td className={STAFF_CELL}>
                  <span>{margin === null ? '–' : shareText(margin.share)}</span>
                  {margin !== null && label === 'Total' && (
                    <small className="font-normal text-subtle max-md:ml-1 md:block">
                      {money(margin.cents)}
                    </small>
                  )}
                </td>
                <td className="max-md:hidden" />
              </tr>
            ))}
          </tfoot>
        </table>
      </ScrollArea>
      <p className="flex items-center gap-2 border-t px-4.5 py-2.5 text-sm text-info">
        <Lock aria-hidden="true" className="size-4 flex-none" />
        Only admins see cost and margin. Customers, drivers and pilot cars never do.
      </p>
      {problems['lines'] !== undefined && (
        <p role="alert" className="px-4.5 py-2 font-medium text-danger-text">
          {problems['lines']}
        </p>
      )}
    </Panel>
  );
}
