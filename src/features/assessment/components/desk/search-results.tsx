import { Link } from 'react-router-dom';
import { countOf } from '@domain/numbers/counts';
import { formatPartialDay } from '@domain/time/day-text';
import { EmptyState } from '@/shared/ui/empty-state';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { stateName } from '@domain/places/states';
import { searchRules, shownValue, type RulesDeskData } from '../../model/rules-desk';
import { ruleName, ROADS } from '../../model/rule-names';
import { rulePath } from '../../model/rule-path';
import { Certainty } from '../certainty';

const SHOWN = 60;

interface SearchResultsProps {
  desk: RulesDeskData;
  text: string;
  onOpen: () => void;
}

/** Values that match a search, each with a link to its state's rules. */
export function SearchResults({ desk, text, onOpen }: SearchResultsProps) {
  const found = searchRules(desk, text);
  if (found.length === 0) {
    return (
      <div role="status">
        <EmptyState title={`No values match “${text}”`}>
          Search by state, rule, value or source, for example “Texas superload”.
        </EmptyState>
      </div>
    );
  }
  return (
    <Panel isPadded={false} aria-label="Search results" className="overflow-hidden">
      <PanelHead
        title={<span role="status">{countOf(found.length, 'value')}</span>}
        action={
          found.length > SHOWN && (
            <span className="text-xs text-subtle">
              First {SHOWN}. Add a word to narrow it down.
            </span>
          )
        }
      />
      <ul className="divide-y divide-line">
        {found.slice(0, SHOWN).map((row) => (
          <li
            key={row.id}
            className="grid gap-x-4 px-4.5 py-2 text-sm sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)_8rem]"
          >
            <span>
              <Link
                to={rulePath(row.state, row.rule)}
                onClick={onOpen}
                className="font-semibold underline underline-offset-3"
              >
                {`${stateName(row.state)}, ${ruleName(row.rule)}`}
              </Link>
              <span className="block text-xs text-subtle">{ROADS[row.road_class]}</span>
            </span>
            <span>
              <span className="font-semibold tabular-nums">{shownValue(row)}</span>
              {row.is_conflict && <span className="text-subtle"> (other value)</span>}
            </span>
            <span className="text-muted">
              {`${row.source_ids.map((id) => desk.sources.get(id)?.title ?? id).join('; ')}, ${row.as_of === null ? 'undated' : formatPartialDay(row.as_of)}`}
            </span>
            <Certainty mark={row.certainty} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
