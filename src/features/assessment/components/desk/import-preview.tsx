import { countOf, formatCount } from '@contracts/counts';
import type { ImportChange, ImportPreview } from '@contracts/rule-import';
import { Alert } from '@/shared/ui/alert';
import { Badge } from '@/shared/ui/badge';
import { shownDate, shownValue } from '../../model/rule-desk';
import { deskLabel, ROADS } from '../../model/rule-names';

const TONES = { added: 'ok', changed: 'warn', removed: 'danger' } as const;
const WORDS = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/** What an import would do: rows that can't be stored, then every change. */
export function ImportPreviewList({ preview }: { preview: ImportPreview }) {
  const { rejected, unchanged, sources } = preview;
  // A rejected row changes nothing.
  const bad = new Set(rejected.filter(({ file }) => file === 'rules').map(({ line }) => line));
  const changes = preview.changes.filter(({ line }) => line === null || !bad.has(line));
  const count = (change: ImportChange['change']) =>
    changes.filter((own) => own.change === change).length;
  return (
    <div className="grid gap-4">
      <p role="status" className="tabular-nums">
        {count('added')} added, {count('changed')} changed, {count('removed')} removed,{' '}
        {formatCount(unchanged)} unchanged
        {sources.length > 0 && `; ${countOf(sources.length, 'source')} added or changed`}.
        {rejected.length === 0 && changes.length + sources.length === 0 && ' Nothing to import.'}
      </p>
      {rejected.length > 0 && (
        <Alert
          tone="danger"
          title={`${countOf(rejected.length, 'row')} can’t be imported. Correct the file and choose it again.`}
        >
          <ul aria-label="Rejected rows" className="mt-2 grid gap-1 text-sm">
            {rejected.map(({ file, line, reason }) => (
              <li key={`${file} ${String(line)}`}>
                {file === 'rules' ? 'Rules' : 'Sources'}, line {line}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {changes.length > 0 && (
        <ul aria-label="Changes" className="divide-y divide-line border-y">
          {changes.map((change) => (
            <li
              key={keyOf(change)}
              className="grid gap-x-3 gap-y-0.5 py-2 text-sm sm:grid-cols-[5.5rem_minmax(0,1fr)]"
            >
              <span>
                <Badge tone={TONES[change.change]}>{WORDS[change.change]}</Badge>
              </span>
              <ChangeText change={change} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const keyOf = ({ before, after, line }: ImportChange) =>
  [line, before?.state, before?.rule, before?.road_class, before?.value, after?.value].join(' ');

function ChangeText({ change: { before, after } }: { change: ImportChange }) {
  const row = after ?? before;
  if (row === null) return null;
  return (
    <span>
      <span className="font-semibold">
        {row.state}, {deskLabel(row.rule)}
      </span>{' '}
      <span className="text-subtle">
        {ROADS[row.road_class]}
        {row.is_conflict && ', other value'}
      </span>
      <span className="block tabular-nums">
        {[before, after]
          .filter((side) => side !== null)
          .map(
            (side) =>
              `${shownValue(side)} (${side.certainty}, ${shownDate(side.as_of)}, ${side.source_ids.join(' ')})`,
          )
          .join(' → ')}
      </span>
    </span>
  );
}
