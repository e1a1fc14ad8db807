import type { StopForm, StopKind, StopPayload } from '@contracts/stop';
import type { LoadTimeZone } from '@domain/time/time-zones';
import { toLocalTime } from '@domain/time/zoned-time';

/** Names of the kinds of stops. */
export const STOP_NAMES: Record<StopKind, string> = {
  pickup: 'Pickup',
  meet_point: 'Meet point',
  delivery: 'Delivery',
};

/** A stop as it is stored; its window is in ISO 8601. */
type StoredStop = Omit<StopForm, 'time_zone' | 'window_from' | 'window_until'> &
  Pick<StopPayload, 'time_zone' | 'window_from' | 'window_until'>;

const local = (iso: string | null, zone: LoadTimeZone) =>
  iso === null ? '' : toLocalTime(iso, zone);

/** A stored stop as its form holds it. */
function toStopForm(stop: StoredStop): StopForm {
  const { id, kind, site, street_address, place, time_zone: zone } = stop;
  const { appointment_number, contact_name, contact_phone } = stop;
  return {
    id,
    kind,
    site,
    street_address,
    place,
    time_zone: zone,
    window_from: local(stop.window_from, zone),
    window_until: local(stop.window_until, zone),
    appointment_number,
    contact_name,
    contact_phone,
  };
}

/** The stops of a load in order, as their form holds them. */
export function toStopForms(stops: readonly (StoredStop & { sequence: number })[]): StopForm[] {
  return stops.toSorted((a, b) => a.sequence - b.sequence).map(toStopForm);
}

/** An empty stop. Its time zone follows from its place. */
export function blankStop(id: string): StopForm {
  return {
    id,
    kind: 'meet_point',
    site: '',
    street_address: '',
    place: '',
    time_zone: '',
    window_from: '',
    window_until: '',
    appointment_number: '',
    contact_name: '',
    contact_phone: '',
  };
}

/** The form's stops, with the stored instant of each time that no one changed. */
export function stopsToSave(
  edited: readonly StopPayload[],
  stored: readonly StoredStop[],
): StopPayload[] {
  return edited.map((stop) => {
    const before = stored.find(({ id }) => id === stop.id);
    // In fall an hour comes twice; a time that wasn’t touched keeps its hour.
    const keep = (name: 'window_from' | 'window_until') => {
      const [now, then] = [stop[name], before?.[name] ?? null];
      const isSame = local(now, stop.time_zone) === local(then, stop.time_zone);
      return isSame && before?.time_zone === stop.time_zone ? then : now;
    };
    return { ...stop, window_from: keep('window_from'), window_until: keep('window_until') };
  });
}
