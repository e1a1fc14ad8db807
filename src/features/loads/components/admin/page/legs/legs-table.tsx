import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { nextLeg } from '@/features/loads/model/route/next-leg';
import type { LoadLeg } from '@/features/loads/model/load-record';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import { LegEditor } from './leg-editor';
import { filedPermits, problemOf } from './leg-permits';
import { LegRow, type RenderPermit } from './leg-row';
import { TravelRow } from '../travel/travel-row';
import type { useTravel } from '../travel/use-travel';
import type { LegsPage } from './use-legs-page';

interface LegsTableProps {
  load: AdminLoad;
  page: LegsPage;
  renderPermit: RenderPermit;
  /** `null` until they are known. */
  windows: ReturnType<typeof useTravel>['windows'];
}

/** The legs of a load with their permits and travel windows. One at a time becomes fields. */
export function LegsTable({ load, page, windows, renderPermit }: LegsTableProps) {
  const { legs, permits, draft, isClosed } = page;
  const next = nextLeg(load, legs);
  const entered = legs.filter(({ entered_at }) => entered_at !== null).length;
  const drop = (leg: LoadLeg) => {
    if (filedPermits(leg, permits).length > 0) page.drop(leg);
    else page.dropNow(leg, {});
  };
  const ofLeg = (leg: LoadLeg) => {
    const found = windows?.ofLegs.get(leg.id);
    if (found === undefined) return null;
    return (
      <TravelRow
        leg={leg}
        windows={found}
        blocked={page.blocked}
        onChange={() => {
          page.travel(leg);
        }}
      />
    );
  };
  return (
    <Table
      label="Legs"
      className="max-md:p-3 max-md:[&_tbody+tbody]:mt-2.5 md:rounded-t-none md:border-0 md:max-xl:[&_td]:px-2 md:max-xl:[&_th]:px-2 [&_td]:dense:py-1.5 [&_td]:align-top"
    >
      <THead>
        <Tr>
          <Th>Leg</Th>
          <Th>State</Th>
          <Th>From and to, permits</Th>
          <Th>Planned, valid</Th>
          <Th>Check</Th>
          {!isClosed && <Th>Actions</Th>}
        </Tr>
      </THead>
      {legs.map((leg, index) => (
        <TBody key={leg.id} data-leg={leg.id}>
          {draft?.leg.id === leg.id ? (
            <DraftRow load={load} page={page} name={`leg ${String(leg.sequence)}`} />
          ) : (
            <LegRow
              leg={leg}
              permits={permits.filter(({ leg_id }) => leg_id === leg.id)}
              renderPermit={renderPermit}
              problem={problemOf(load, leg, permits)}
              isNext={leg === next}
              isFirst={index <= entered}
              isLast={index === legs.length - 1}
              isOnly={legs.length === 1}
              blocked={page.blocked}
              arePermitsKnown={page.arePermitsKnown}
              actions={
                isClosed
                  ? null
                  : {
                      onEdit: () => {
                        page.edit(leg);
                      },
                      onMove: (step) => {
                        page.move(leg, step);
                      },
                      onSplit: () => {
                        page.split(leg);
                      },
                      onDrop: () => {
                        drop(leg);
                      },
                    }
              }
            />
          )}
          {ofLeg(leg)}
        </TBody>
      ))}
      {draft !== null && !legs.some(({ id }) => id === draft.leg.id) && (
        <TBody data-leg={draft.leg.id}>
          <DraftRow load={load} page={page} name="new leg" />
        </TBody>
      )}
    </Table>
  );
}

function DraftRow({ load, page, name }: { load: AdminLoad; page: LegsPage; name: string }) {
  const { draft, legs } = page;
  if (draft === null) return null;
  const isLast = draft.insertAt !== null || legs.at(-1)?.id === draft.leg.id;
  return (
    <Tr isSelected>
      <Td colSpan={6} card="line">
        <LegEditor
          // Showing someone else's version starts over with their values.
          key={draft.leg.id}
          name={name}
          leg={draft.leg}
          isNew={draft.insertAt !== null}
          isEntered={page.isEntered(draft.leg.id)}
          deliveryUntil={isLast ? deliveryUntil(load, page.stops) : null}
          isBusy={page.editor.isBusy}
          isStale={page.isStale}
          refused={page.refused}
          onSave={page.save}
          onCancel={page.cancel}
        />
      </Td>
    </Tr>
  );
}

/** When the delivery window ends, or the delivery is planned if the stop has no window. */
function deliveryUntil({ delivery_at: planned }: AdminLoad, stops: LegsPage['stops']) {
  const delivery = stops.toSorted((a, b) => a.sequence - b.sequence).at(-1);
  return delivery?.window_until ?? delivery?.window_from ?? planned;
}
