import { formatFeet } from '@domain/numbers/length';
import { unitName } from '@domain/unit-kind';
import { countOf } from '@domain/numbers/counts';
import { formatLb } from '@domain/numbers/pounds';
import { RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { combinationOf, inOrder, type LoadUnit } from '../model/combination';

interface LoadUnitsProps {
  units: readonly LoadUnit[];
  load: { height: number; weight_lbs: number | null };
}

const unknown = <span className="text-subtle">Not known yet</span>;

/** The units of a load from the front, and what they add up to. */
export function LoadUnits({ units, load }: LoadUnitsProps) {
  const total = combinationOf(units, load);
  if (total === null) return <p className="text-muted">No units yet.</p>;
  return (
    <>
      <ul className="grid">
        {inOrder(units).map((unit) => (
          <li
            key={unit.id}
            className="flex flex-wrap justify-between gap-x-4 border-b py-1.5 leading-snug tabular-nums last:border-b-0"
          >
            <span className="font-semibold">{unitName(unit)}</span>
            <span className="text-subtle">
              {[
                countOf(unit.axles, 'axle'),
                ...(unit.deck_height === null ? [] : [`deck ${formatFeet(unit.deck_height)}`]),
                formatLb(unit.tare_lbs),
              ].join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <CombinationFacts units={units} load={load} />
    </>
  );
}

/** Axles, loaded height and gross weight. */
export function CombinationFacts({ units, load }: LoadUnitsProps) {
  const total = combinationOf(units, load);
  if (total === null) return null;
  return (
    <RecordFacts>
      <RecordFact term="Axles">{`${String(total.axles)} (${total.axleLayout})`}</RecordFact>
      <RecordFact term="Loaded height">
        {total.loadedHeight === null ? unknown : formatFeet(total.loadedHeight)}
      </RecordFact>
      <RecordFact term="Gross weight">
        {total.grossLbs === null ? unknown : formatLb(total.grossLbs)}
      </RecordFact>
    </RecordFacts>
  );
}
