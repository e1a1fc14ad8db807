import { Link } from 'react-router-dom';
import { countOf } from '@domain/numbers/counts';
import { cn } from '@/shared/lib/cn';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { rulePath } from '../../model/rule-path';
import { stateName } from '@domain/places/states';
import { STATES_OF, type Country, type RulesDeskData } from '../../model/rules-desk';
import { countState } from '../../model/rule-review';

interface StateGridProps {
  desk: RulesDeskData;
  country: Country;
  onCountryChange: (country: Country) => void;
  current: string | null;
}

/** Every state or province of a country, with how many conflicting values it has. */
export function StateGrid({ desk, country, onCountryChange, current }: StateGridProps) {
  return (
    <Panel isPadded={false} aria-label="States" className="overflow-hidden">
      <PanelHead
        title={
          <>
            States{' '}
            <span className="text-sm font-normal text-subtle">
              The number counts conflicting values
            </span>
          </>
        }
        action={
          <SegmentedFilter
            label="Country"
            value={country}
            onValueChange={onCountryChange}
            options={[
              { value: 'US', label: 'US', count: STATES_OF.US.length },
              { value: 'CA', label: 'Canada', count: STATES_OF.CA.length },
            ]}
          />
        }
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1 p-3">
        {STATES_OF[country].map((state) => {
          const { conflicts, values } = countState(desk.rules, state);
          return (
            <li key={state}>
              <Link
                to={rulePath(state)}
                aria-current={state === current ? 'page' : undefined}
                className={cn(
                  'grid min-h-[max(2.25rem,var(--touch-min))] content-center justify-items-center rounded-xs border text-sm leading-tight font-semibold no-underline hover:border-fg',
                  'aria-[current]:border-fg aria-[current]:bg-selected aria-[current]:shadow-[inset_0_-3px_0_var(--accent)]',
                  values === 0 && 'border-dashed text-subtle',
                )}
              >
                <span>{state}</span>
                <span className="sr-only">
                  {`, ${stateName(state)}: ${conflictText(values, conflicts)}`}
                </span>
                <span
                  aria-hidden="true"
                  className={cn(
                    'font-cond text-xs font-normal tabular-nums',
                    conflicts > 0 ? 'text-danger-text' : 'text-subtle',
                  )}
                >
                  {conflicts > 0 ? conflicts : '–'}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function conflictText(values: number, conflicts: number): string {
  if (values === 0) return 'no values';
  return countOf(conflicts, 'conflicting value');
}
