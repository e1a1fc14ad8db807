import { History } from 'lucide-react';
import { formatPartialDay } from '@domain/time/day-text';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Td, Tr } from '@/shared/ui/table';
import {
  COMPARISONS,
  shownValue,
  sourceName,
  sourcesOf,
  type CurrentRule,
  type SourceRecord,
  type RulesDeskData,
  type RuleEntry,
} from '../../model/rules-desk';
import { ruleName, ROADS } from '../../model/rule-names';
import { Certainty } from '../certainty';

interface RuleRowProps {
  desk: RulesDeskData;
  entry: RuleEntry;
  /** Opened from a search. */
  isMarked: boolean;
  onEdit: () => void;
  onHistory: () => void;
  onChoose: (other: CurrentRule) => void;
}

/** One rule on one kind of road: the value used, other values beside it, source, date and certainty. */
export function RuleRow({ desk, entry, isMarked, onEdit, onHistory, onChoose }: RuleRowProps) {
  const { used, others } = entry;
  return (
    <Tr isSelected={isMarked}>
      <Td className="align-top">
        <RowTrigger aria-label={`Edit ${ruleName(used.rule)}`} onClick={onEdit}>
          {ruleName(used.rule)}
        </RowTrigger>
        {others.length > 0 && (
          <span className="block text-xs font-semibold text-danger-text">Values conflict</span>
        )}
        <span className="block text-xs text-subtle">
          {`${ROADS[used.road_class] ?? ''}${used.condition_note !== '' ? `; ${used.condition_note}` : ''}`}
        </span>
      </Td>
      {others.length === 0 ? (
        <>
          <Td className="align-top" card="line">
            <Value row={used} />
          </Td>
          <Td className="align-top" card="line">
            <Sources desk={desk} row={used} />
          </Td>
        </>
      ) : (
        <Td className="align-top" card="line" colSpan={2}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-stretch gap-2 py-1">
            <div className="rounded-xs border-2 border-fg px-2.5 py-1.5">
              <Value row={used} />
              <span className="block text-xs font-semibold">Used</span>
              <Sources desk={desk} row={used} />
            </div>
            {others.map((other) => (
              <OtherValue
                key={other.id}
                desk={desk}
                row={other}
                onChoose={() => {
                  onChoose(other);
                }}
              />
            ))}
          </div>
        </Td>
      )}
      <Td className="align-top whitespace-nowrap" card="left">
        <span className={cn(used.as_of === null && 'text-subtle')}>
          {formatPartialDay(used.as_of)}
        </span>
        <Certainty mark={used.certainty} />
      </Td>
      <Td className="align-top md:text-right" card="right">
        <Button
          variant="ghost"
          size="sm"
          isIcon
          className="relative z-1"
          aria-label={`History: ${ruleName(used.rule)}, ${ROADS[used.road_class] ?? ''}`}
          onClick={onHistory}
        >
          <History />
        </Button>
      </Td>
    </Tr>
  );
}

function Value({ row }: { row: CurrentRule }) {
  return (
    <>
      <span className="font-semibold tabular-nums">{shownValue(row)}</span>
      {row.comparison !== 'text' && (
        <span className="block text-xs text-subtle">{COMPARISONS[row.comparison]}</span>
      )}
    </>
  );
}

interface OtherValueProps {
  desk: RulesDeskData;
  row: CurrentRule;
  onChoose: () => void;
}

function OtherValue({ desk, row, onChoose }: OtherValueProps) {
  return (
    <div className="grid content-start justify-items-start gap-0.5 rounded-xs border border-dashed border-line-strong px-2.5 py-1.5">
      <span>
        <Value row={row} />
      </span>
      <span className="text-xs text-subtle">
        {`Other value, ${row.as_of === null ? 'undated' : formatPartialDay(row.as_of)}${row.condition_note !== '' ? `; ${row.condition_note}` : ''}`}
      </span>
      <Certainty mark={row.certainty} />
      <Sources desk={desk} row={row} />
      <Button
        variant="quiet"
        size="sm"
        className="relative z-1 mt-1"
        aria-label={`Use this value: ${shownValue(row)} for ${ruleName(row.rule)}`}
        onClick={onChoose}
      >
        Use this value
      </Button>
    </div>
  );
}

/** A value's sources, most official first; all but the first are collapsed. O opens the first one. */
function Sources({ desk, row }: { desk: RulesDeskData; row: CurrentRule }) {
  const [first, ...others] = sourcesOf(desk, row);
  return (
    <div className="text-sm">
      {first !== undefined && <SourceLink source={first} />}
      {others.length > 0 && (
        <details className="relative z-1">
          <summary className="min-h-6 cursor-pointer py-0.5 text-xs leading-5 text-subtle">{`and ${String(others.length)} more`}</summary>
          <ul className="grid gap-0.5 py-1">
            {others.map((source) => (
              <li key={source.id}>
                <SourceLink source={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function SourceLink({ source }: { source: SourceRecord }) {
  const name = sourceName(source);
  if (source.url === '') return <span>{name}</span>;
  return (
    <a
      href={source.url}
      target="_blank"
      rel="noopener noreferrer"
      title={`${source.title}, ${source.publisher}`}
      data-rule-source=""
      className="relative z-1 inline-block py-0.5 underline underline-offset-3"
    >
      {name}
    </a>
  );
}
