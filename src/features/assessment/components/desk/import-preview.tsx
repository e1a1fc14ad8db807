import type { ReactNode } from 'react';
import { countOf, formatCount } from '@domain/numbers/counts';
import type { ImportRow } from '@domain/rule-files';
import type { ImportChange, ImportPreview } from '@contracts/rule-import';
import { formatPartialDay } from '@domain/time/day-text';
import { Alert } from '@/shared/ui/alert';
import { Badge } from '@/shared/ui/badge';
import { shownValue } from '../../model/rules-desk';
import { ruleName, ROADS } from '../../model/rule-names';

const TONES = { added: 'ok', changed: 'warn', removed: 'danger' } as const;
const WORDS = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

interface ImportPreviewListProps {
  preview: ImportPreview;
  /** The rows of the files of sources. */
  sources: readonly ImportRow[];
}

/** Preview of an import: rows that can't be stored, then every change. */
export function ImportPreviewList({ preview, sources: rows }: ImportPreviewListProps) {
  const { rejected, unchanged, sources } = preview;
  // A rejected row changes nothing.
  const bad = new Set(rejected.filter(({ file }) => file === 'rules').map(({ line }) => line));
  const changes = preview.changes.filter(({ line }) => line === null || !bad.has(line));
  const count = (change: ImportChange['change']) =>
    changes.filter((own) => own.change === change).length;
  return (
    <div className="grid gap-4">
      <p role="status" className="tabular-nums">
        {`${String(count('added'))} added, ${String(count('changed'))} changed, ${String(count('removed'))} removed, ${formatCount(unchanged)} unchanged${sources.length > 0 ? `; ${countOf(sources.length, 'source')} added or changed` : ''}.${rejected.length === 0 && changes.length + sources.length === 0 ? ' Nothing to import.' : ''}`}
      </p>
      {rejected.length > 0 && (
        <Alert
          tone="danger"
          title={`${countOf(rejected.length, 'row')} can’t be imported. Correct the file and choose it again.`}
        >
          <ul aria-label="Rejected rows" className="mt-2 grid gap-1 text-sm">
            {rejected.map(({ file, line, reason }) => (
              <li key={`${file} ${String(line)}`}>
                {`${file === 'rules' ? 'Rules' : 'Sources'}, line ${String(line)}: ${reason}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {changes.length + sources.length > 0 && (
        <ul aria-label="Changes" className="divide-y divide-line border-y">
          {changes.map((change) => (
            <ChangeItem key={keyOf(change)} change={change.change}>
              <ChangeText change={change} />
            </ChangeItem>
          ))}
          {sources.map(({ change, id }) => (
            <ChangeItem key={id} change={change}>
              <span className="wrap-anywhere">
                <span className="font-semibold">{`Source ${id}`}</span>
                <span className="block">{sourceText(rows, id)}</span>
              </span>
            </ChangeItem>
          ))}
        </ul>
      )}
    </div>
  );
}

function ChangeItem({ change, children }: { change: ImportChange['change']; children: ReactNode }) {
  return (
    <li className="grid gap-x-3 gap-y-0.5 py-2 text-sm sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <span>
        <Badge tone={TONES[change]}>{WORDS[change]}</Badge>
      </span>
      {children}
    </li>
  );
}

/** A source's title and publisher, as the file has them. */
function sourceText(rows: readonly ImportRow[], id: string): string {
  const row = rows.find(({ source_id: own }) => String(own).trim() === id);
  return [row?.['title'], row?.['publisher']]
    .filter((text) => text !== undefined && text !== '')
    .join(', ');
}

/** The note, or the note before and after if it changes. Blank without notes. */
function noteText({ before, after }: Pick<ImportChange, 'before' | 'after'>): string {
  const notes = [before, after]
    .filter((side) => side !== null)
    .map(({ condition_note: note }) => note);
  if (notes.every((note) => note === '')) return '';
  return Array.from(new Set(notes), (note) => (note === '' ? 'none' : note)).join(' → ');
}

const keyOf = ({ before, after, line }: ImportChange) =>
  [line, before?.state, before?.rule, before?.road_class, before?.value, after?.value].join(' ');

function ChangeText({ change: { before, after } }: { change: ImportChange }) {
  const row = after ?? before;
  const note = noteText({ before, after });
  if (row === null) return null;
  return (
    <span>
      <span className="font-semibold">{`${row.state}, ${ruleName(row.rule)}`}</span>{' '}
      <span className="text-subtle">
        {`${ROADS[row.road_class] ?? ''}${row.is_conflict ? ', other value' : ''}`}
      </span>
      <span className="block tabular-nums">
        {[before, after]
          .filter((side) => side !== null)
          .map(
            (side) =>
              `${shownValue(side)} (${side.certainty}, ${formatPartialDay(side.as_of)}, ${side.source_ids.join(' ')})`,
          )
          .join(' → ')}
      </span>
      {note !== '' && <span className="block text-muted wrap-anywhere">{`Note: ${note}`}</span>}
    </span>
  );
}
