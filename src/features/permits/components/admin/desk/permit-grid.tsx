import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { countOf } from '@domain/numbers/counts';
import { formatPounds } from '@domain/numbers/pounds';
import { formatSize } from '@/features/loads/model/route/leg-text';
import {
  useSavePermitsMutation,
  useUndoPermitMutation,
  type Amendment,
} from '@/features/permits/api/permit-desk';
import {
  entryRow,
  isBlank,
  readEntry,
  type EntryField,
  type EntryRow,
  type PermitEntry,
  type SheetPermit,
} from '@/features/permits/model/permit-entry';
import { pasteCells } from '@/features/permits/model/permit-paste';
import { createUuid } from '@/shared/lib/create-uuid';
import { dayOf } from '@domain/time/day';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { offerUndo, PermitBlock } from './permit-block';

interface PermitGridProps {
  /** Permits of one load, in the order of its legs. */
  permits: readonly SheetPermit[];
  onClose: () => void;
}

/**
 * Enters a load's issued permits, one per row. Valid rows are saved; the others stay and show why not.
 */
export function PermitGrid({ permits, onClose }: PermitGridProps) {
  const [rows, setRows] = useState<readonly EntryRow[]>(() =>
    permits.map((permit) => entryRow(createUuid(), permit)),
  );
  const [start] = useState(rows);
  const [today] = useState(() => dayOf(Date.now()));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending } = useSavePermitsMutation();
  const undo = useUndoPermitMutation();
  const grid = useRef<HTMLFormElement>(null);
  const open = rows.filter(({ id }) => !saved.has(id));
  useUnsavedChanges(
    open.some((row) => row.texts !== start.find(({ id }) => id === row.id)?.texts && !isBlank(row)),
  );
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);

  const [first] = permits;
  if (first === undefined) return null;

  const change = (index: number, field: EntryField, text: string) => {
    setRows((all) =>
      all.map((row, at) =>
        at === index ? { ...row, texts: { ...row.texts, [field]: text } } : row,
      ),
    );
  };
  /** Checks a row when the focus leaves it. A blank row has no problem yet. */
  const check = (row: EntryRow) => {
    const entry = isBlank(row) ? '' : readEntry(row, today);
    setProblems((all) => ({ ...all, [row.id]: typeof entry === 'string' ? entry : '' }));
  };
  const save = () => {
    const entries: PermitEntry[] = [];
    const amended: Amendment[] = [];
    const wrong: Record<string, string> = {};
    for (const row of open) {
      if (isBlank(row)) continue;
      const entry = readEntry(row, today);
      if (typeof entry === 'string') wrong[row.id] = entry;
      else if (row.permit.issued_at === null) entries.push(entry);
      else amended.push({ permit: row.permit, entry, reason: row.reason.trim() });
    }
    setProblems(wrong);
    if (entries.length + amended.length === 0) return;
    mutate(
      { entries, amended },
      {
        onSuccess: (answers) => {
          const done = amended.filter(({ entry: { id } }) =>
            answers.some((answer) => answer.id === id && answer.problem === null),
          );
          if (done.length > 0) {
            offerUndo(
              done.map(({ entry }) => entry.id),
              undo.mutate,
            );
          }
          setSaved(
            (all) =>
              new Set([
                ...all,
                ...answers.flatMap(({ id, problem }) => (problem === null ? [id] : [])),
              ]),
          );
          setProblems((all) => ({
            ...all,
            ...Object.fromEntries(answers.map(({ id, problem }) => [id, problem ?? ''])),
          }));
        },
        onError: () => {
          setProblems((all) => ({
            ...all,
            ...Object.fromEntries(
              [...entries, ...amended.map(({ entry }) => entry)].map(({ id }) => [
                id,
                'Not saved. Retry.',
              ]),
            ),
          }));
        },
      },
    );
  };
  /** `field` is `null` in the reason for a change. */
  const handleKeys = (event: KeyboardEvent, index: number, field: EntryField | null) => {
    if (field !== null && event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const next = index + (event.key === 'ArrowDown' ? 1 : -1);
      grid.current?.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)[next]?.focus();
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') {
      event.preventDefault();
      save();
    }
    if (key === 'd' && field !== null) {
      event.preventDefault();
      const above = rows[index - 1];
      if (above !== undefined) change(index, field, above.texts[field]);
    }
  };
  const handlePaste = (event: ClipboardEvent, row: number, field: EntryField) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\r\n]/u.test(text.trim())) return;
    event.preventDefault();
    setRows((all) => {
      const pasted = pasteCells(all, { row, field }, text);
      return all.map((old, at) => (saved.has(old.id) ? old : (pasted[at] ?? old)));
    });
  };

  const isAmendment = permits.every(({ issued_at: issued }) => issued !== null);
  const blank = open.filter(isBlank).length;
  const toFix = open.filter(({ id }) => (problems[id] ?? '') !== '').length;
  return (
    <Panel isPadded={false} aria-labelledby="permit-grid-title" className="overflow-hidden">
      <PanelHead
        title={
          <span id="permit-grid-title">
            {`${isAmendment ? 'Amend' : 'Enter'} ${countOf(rows.length, 'permit')} for ${first.load_number}`}
          </span>
        }
        action={
          <Button variant="ghost" size="sm" onClick={onClose}>
            Close
          </Button>
        }
      />
      <p className="border-b px-4.5 py-2 text-sm text-muted tabular-nums">
        {`${first.title}, ${first.origin} to ${first.destination}. W × H × L ${formatSize(first)}, ${formatPounds(first.weight_lbs)}, ${first.is_measured ? 'measured' : 'declared'}.`}
      </p>
      <form
        ref={grid}
        aria-label="Permit entry grid"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        {rows.map((row, index) => (
          <PermitBlock
            key={row.id}
            row={row}
            isSaved={saved.has(row.id)}
            problem={problems[row.id] ?? ''}
            onChange={(field, text) => {
              change(index, field, text);
            }}
            onReason={(reason) => {
              setRows((all) => all.map((old, at) => (at === index ? { ...old, reason } : old)));
            }}
            onLeave={() => {
              check(row);
            }}
            onKeyDown={(event, field) => {
              handleKeys(event, index, field);
            }}
            onPaste={(event, field) => {
              handlePaste(event, index, field);
            }}
          />
        ))}
      </form>
      <div className="flex flex-wrap items-center gap-3 border-t px-4.5 py-3">
        <Button variant="solid" size="sm" isBusy={isPending} busyText="Saving..." onClick={save}>
          Save permits
        </Button>
        <span role="status" className="text-sm text-muted tabular-nums">
          {`${String(saved.size)} saved, ${String(toFix)} to fix, ${String(blank)} empty`}
        </span>
        <span className="ml-auto text-xs text-subtle max-md:hidden">
          Tab: next field · Alt ↓: same field, next permit · Ctrl D: copy from above · Ctrl V: paste
          rows · Ctrl S: save
        </span>
      </div>
    </Panel>
  );
}
