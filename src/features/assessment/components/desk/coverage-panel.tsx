import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { STATES_OF, type Country, type RulesDeskData } from '../../model/rules-desk';
import { coverage } from '../../model/rule-review';
import { Certainty } from '../certainty';

/** The rules an assessment needs most; the others are collapsed. */
const CORE = new Set([
  'legal_width_in',
  'legal_height_in',
  'legal_length_trailer_ft',
  'legal_gross_lb',
  'superload_width_in',
  'superload_height_in',
  'superload_length_ft',
  'superload_gross_lb',
  'escort_one_width_in',
  'escort_two_width_in',
  'escort_one_length_ft',
  'escort_high_pole_height_in',
  'permit_valid_days',
  'holiday_travel',
  'superload_lead_days',
]);
const BARS = [
  ['A', 'bg-fg'],
  ['B', 'bg-subtle'],
  ['C', 'bg-line-strong'],
] as const;

/** The number of states for which each rule is known, by certainty. */
export function CoveragePanel({ desk, country }: { desk: RulesDeskData; country: Country }) {
  const [isLong, setIsLong] = useState(false);
  const total = STATES_OF[country].length;
  const rows = coverage(desk.rules, country).filter(({ rule }) => isLong || CORE.has(rule));
  return (
    <Panel isPadded={false} aria-label="Coverage" className="overflow-hidden">
      <PanelHead
        title={
          <>
            Coverage, of <span className="tabular-nums">{total}</span>
          </>
        }
      />
      <ul className="grid gap-1.5 p-4.5 text-sm">
        {rows.map(({ rule, label, known, ...marks }) => (
          <li key={rule} className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-center gap-x-3">
            <span className="min-w-0">
              <span>{label}</span>
              <span className="block font-cond text-xs text-subtle tabular-nums">
                {known === 0
                  ? 'Not known for any'
                  : `${String(marks.A)} official, ${String(marks.B)} two sources, ${String(marks.C)} one`}
              </span>
            </span>
            <span
              aria-hidden="true"
              className="flex h-2 overflow-hidden rounded-xs border border-line-strong"
            >
              {BARS.map(([mark, color]) => (
                <span
                  key={mark}
                  className={color}
                  style={{ width: `${String((100 * marks[mark]) / total)}%` }}
                />
              ))}
            </span>
            <span className="min-w-14 text-right whitespace-nowrap tabular-nums">
              {`${String(known)} of ${String(total)}`}
            </span>
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-3 border-t px-4.5 py-3">
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <Certainty mark="A" />
          <Certainty mark="B" />
          <Certainty mark="C" />
        </div>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isLong}
          onClick={() => {
            setIsLong(!isLong);
          }}
        >
          {isLong ? 'Show fewer rules' : 'Show all rules'}
        </Button>
      </div>
    </Panel>
  );
}
