import { useId } from 'react';
import type { Evidence } from '@assessment/finding';
import type { StateAssessment } from '@assessment/state';
import { countOf } from '@domain/numbers/counts';
import { cn } from '@/shared/lib/cn';
import type { RuleSource } from '../api/rules';
import { stateName } from '@domain/places/states';
import {
  AT_THRESHOLD,
  escortText,
  measuredText,
  roadsText,
  ruleLabel,
  shownThresholds,
  type ShownThreshold,
  thresholdText,
} from '../model/wording';
import { Certainty } from './certainty';
import { StateNotes } from './state-notes';
import { TILE_LOOK, Verdict } from './verdict';

interface StateCardProps {
  state: StateAssessment;
  sources: ReadonlyMap<string, RuleSource>;
}

/** One state's assessment: each threshold beside the load, with its source. */
export function StateCard({ state, sources }: StateCardProps) {
  const id = useId();
  const thresholds = shownThresholds(state);
  return (
    <article
      aria-labelledby={id}
      className="grid min-w-0 grid-rows-[auto_auto_1fr_auto] rounded-sm border border-line-strong bg-surface print:block print:border-0"
    >
      <header className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-3.5 border-b border-line-strong px-4 py-3.5 print:border-t-2 print:border-t-fg print:py-2 print:break-after-avoid">
        <span
          aria-hidden="true"
          className={cn('grid size-11 place-items-center font-bold', TILE_LOOK[state.expectation])}
        >
          <span className="rounded-xs bg-surface/85 px-1 leading-tight text-fg">{state.state}</span>
        </span>
        <div className="min-w-0">
          <h3 id={id} className="text-base leading-tight">
            {stateName(state.state)}
          </h3>
          <p className="mt-0.5 text-ui">
            <Verdict state={state} />
          </p>
        </div>
      </header>
      <table className="w-full font-cond text-sm">
        <thead>
          <tr className="bg-sunk text-left text-micro text-subtle">
            <th scope="col" className="px-4 py-1.5 font-semibold">
              Limit
            </th>
            <th scope="col" className="w-px px-1.5 py-1.5 text-right font-semibold">
              Threshold
            </th>
            <th scope="col" className="w-px py-1.5 pr-4 pl-1.5 text-right font-semibold">
              Load
            </th>
          </tr>
        </thead>
        <tbody>
          {thresholds.map((threshold) => (
            <ThresholdRow
              key={`${threshold.rule} ${threshold.roads.join(' ')} ${threshold.text} ${String(threshold.isOther)} ${threshold.note ?? ''}`}
              threshold={threshold}
            />
          ))}
          {state.missing
            .filter((rule) => thresholds.every((shown) => shown.rule !== rule))
            .map((rule) => (
              <MissingRow key={rule} rule={rule} />
            ))}
        </tbody>
      </table>
      <dl className="grid content-start gap-2 px-4 py-3 text-sm leading-snug print:columns-2 print:block print:*:mb-1.5 print:*:break-inside-avoid">
        <div>
          <dt className="font-semibold">{escortText(state.escorts)}</dt>
          <dd className="text-muted">
            {`${state.isAtThreshold ? `${AT_THRESHOLD} ` : ''}${state.escorts.possible > state.escorts.atLeast ? `Up to ${String(state.escorts.possible)} if the other values are right. ` : ''}Width and length triggers may add up. Check the permit.`}
          </dd>
        </div>
        <StateNotes state={state} />
      </dl>
      <SourceList evidence={thresholds} state={state} sources={sources} />
    </article>
  );
}

/** A limit, how certain it is, and its notes: one below the other, and in one line on paper. */
const LIMIT_CLASS = 'grid print:flex print:flex-wrap print:gap-x-4';

function ThresholdRow({ threshold }: { threshold: ShownThreshold }) {
  const { rule, roads, note, isOther, isFired, result, certainty } = threshold;
  const notes = [
    result === 'at' ? 'Exactly at this value' : '',
    roadsText(roads),
    noteText(note),
  ].filter((text) => text !== '');
  return (
    <tr className="border-b align-top break-inside-avoid last:border-b-line-strong">
      <th scope="row" className="px-4 py-1.5 text-left font-normal text-muted print:py-0.5">
        <span className={LIMIT_CLASS}>
          <span>{isOther ? `${ruleLabel(rule)}, other value found` : ruleLabel(rule)}</span>
          <Certainty mark={isOther ? 'disagree' : certainty} />
          {notes.length > 0 && <span className="text-xs text-subtle">{notes.join('. ')}</span>}
        </span>
      </th>
      <td
        className={cn(
          'px-1.5 py-1.5 text-right tabular-nums print:py-0.5',
          threshold.value !== null && 'whitespace-nowrap',
        )}
      >
        {thresholdText(threshold)}
      </td>
      <td className="py-1.5 pr-4 pl-1.5 text-right whitespace-nowrap tabular-nums print:py-0.5">
        {isFired ? (
          <b className="text-accent-text underline decoration-accent decoration-2 underline-offset-3">
            {measuredText(threshold)}
          </b>
        ) : (
          measuredText(threshold)
        )}
      </td>
    </tr>
  );
}

/** A note as a sentence, without remarks on how the value was compiled. */
function noteText(note: string | null): string {
  const text = (note ?? '').replace(/;?\s*carried from the earlier table, not re-read/u, '').trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function MissingRow({ rule }: { rule: string }) {
  return (
    <tr className="border-b align-top">
      <th scope="row" className="px-4 py-1.5 text-left font-normal text-muted print:py-0.5">
        <span className={LIMIT_CLASS}>
          <span>{ruleLabel(rule)}</span>
          <Certainty mark="unknown" />
        </span>
      </th>
      <td className="px-1.5 py-1.5 text-right">No value</td>
      <td className="py-1.5 pr-4 pl-1.5 text-right">–</td>
    </tr>
  );
}

interface SourceListProps {
  evidence: readonly Evidence[];
  state: StateAssessment;
  sources: ReadonlyMap<string, RuleSource>;
}

/** The permit office, and the pages the values were read from. */
function SourceList({ evidence, state, sources }: SourceListProps) {
  const agencies = state.texts['issuing_agency'] ?? [];
  const texts = Object.values(state.texts).flat();
  const ids = [...new Set([...evidence, ...texts].flatMap(({ sourceIds }) => sourceIds))];
  const known = ids.flatMap((id) => {
    const source = sources.get(id);
    return source === undefined ? [] : [{ id, ...source }];
  });
  const agency = agencies[0];
  const office = agency?.sourceIds.flatMap((id) => sources.get(id) ?? [])[0];
  return (
    <footer className="border-t bg-sunk px-4 py-2.5 text-xs text-subtle">
      {agency !== undefined && (
        <p>
          <span>{`${agency.text}.`}</span>{' '}
          {office !== undefined && office.url !== '' && (
            <a href={office.url} className="link print:hidden" rel="noreferrer" target="_blank">
              Where we found it
            </a>
          )}
        </p>
      )}
      {known.length > 0 && (
        <details className="print:hidden">
          <summary className="flex min-h-(--touch-min) cursor-pointer items-center font-semibold">
            {countOf(known.length, 'source')}
          </summary>
          <ul className="grid gap-2 pb-1">
            {known.map(({ id, title, publisher, url, asOf }) => (
              <li key={id}>
                {url === '' ? (
                  <span>{title}</span>
                ) : (
                  <a href={url} className="link" rel="noreferrer" target="_blank">
                    {title}
                  </a>
                )}
                <span>{`, ${publisher}, ${asOf === '' ? 'undated' : asOf}`}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {known.length > 0 && (
        <ol aria-label="Sources" className="hidden list-decimal pl-5 print:block">
          {known.map(({ id, title, publisher, url, asOf }) => (
            <li key={id} className="break-inside-avoid wrap-anywhere">
              {[title, publisher, asOf === '' ? 'undated' : asOf, url].filter(Boolean).join(', ')}
            </li>
          ))}
        </ol>
      )}
      {known.length === 0 && <p>No values for this state. Check with the permit office.</p>}
    </footer>
  );
}
