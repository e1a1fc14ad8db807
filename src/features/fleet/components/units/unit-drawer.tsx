import { formatFeet } from '@domain/numbers/length';
import { UNIT_KIND_NAMES, unitName } from '@domain/unit-kind';
import { formatLb } from '@domain/numbers/pounds';
import { DrawerDelete } from '@/shared/console/list/record-actions';
import { RecordDrawer, type DrawerState } from '@/shared/console/record/record-drawer';
import { RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { RecordSection } from '@/shared/console/record/record-section';
import { DECKS } from '@/shared/drawing/decks';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { unitQueryOptions } from '../../api/units';
import type { Unit } from '../../model/unit';
import { unitToasts } from '../../unit-toasts';
import { ServiceBadge } from './unit-columns';
import { UnitLoads } from './unit-loads';
import { UnitOutages } from './unit-outages';

interface UnitDrawerProps {
  drawer: DrawerState<Unit>;
  loadPath: (id: string) => string;
  onEdit: (unit: Unit) => void;
  onDelete: (unit: Unit) => void;
}

const pounds = (lbs: number | null) => (lbs === null ? null : formatLb(lbs));

/** One unit with its outages and the loads that hold it. */
export function UnitDrawer({ drawer, loadPath, onEdit, onDelete }: UnitDrawerProps) {
  return (
    <RecordDrawer
      {...drawer}
      queryOptions={unitQueryOptions}
      noun="unit"
      failure={unitToasts.fetchFailed.title}
      title={unitName}
      eyebrow={(unit) => <ServiceBadge unit={unit} />}
      subtitle={({ year_manufactured: year, make, model }) =>
        [year ?? '', make, model].join(' ').trim()
      }
      footer={(unit) => (
        <>
          <Button
            variant="solid"
            size="md"
            onClick={() => {
              onEdit(unit);
            }}
          >
            Edit
          </Button>
          <DrawerDelete
            onClick={() => {
              onDelete(unit);
            }}
          />
        </>
      )}
      skeleton={
        <>
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
        </>
      }
    >
      {(unit) => (
        <>
          <RecordFacts>
            {factsOf(unit).map(({ term, detail }) => (
              <RecordFact key={term} term={term}>
                {detail ?? <span className="text-subtle">Not entered</span>}
              </RecordFact>
            ))}
          </RecordFacts>
          <RecordSection title="Out of service">
            <UnitOutages unit={unit} />
          </RecordSection>
          <RecordSection title="Loads">
            <UnitLoads unitId={unit.id} loadPath={loadPath} />
          </RecordSection>
        </>
      )}
    </RecordDrawer>
  );
}

function factsOf(unit: Unit): { term: string; detail: string | null }[] {
  const feet = (length: number | null) => (length === null ? null : formatFeet(length));
  return [
    { term: 'Kind', detail: UNIT_KIND_NAMES[unit.kind] },
    { term: 'Axles', detail: String(unit.axles) },
    { term: 'Axle spacings', detail: unit.axle_spacings?.map(formatFeet).join(', ') ?? null },
    { term: 'Tare', detail: pounds(unit.tare_lbs) },
    ...(unit.deck === null
      ? []
      : [
          { term: 'Deck', detail: DECKS[unit.deck].name },
          { term: 'Deck height', detail: feet(unit.deck_height) },
          { term: 'Deck length', detail: feet(unit.deck_length) },
          { term: 'Capacity', detail: pounds(unit.capacity_lbs) },
        ]),
    { term: 'License plate', detail: unit.license_plate },
    { term: 'VIN', detail: unit.vin },
  ];
}
