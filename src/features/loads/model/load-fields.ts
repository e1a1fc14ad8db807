import type { LoadFormValues } from '@contracts/load';
import { timeZoneOf } from '@domain/places/place-time-zone';
import { BLANK_SIZE, sizeTexts } from '@domain/size';
import { toLocalTime } from '@domain/time/zoned-time';
import type { Tables } from '@database';
import type { DayRange } from '@domain/time/day';
import type { LoadRow } from './load-record';

/** Fields that a new load takes from its quote. */
type QuoteFields = Pick<
  Tables<'quotes'>,
  'origin' | 'destination' | 'equipment' | 'length' | 'width' | 'height'
>;

/** An empty form. The time zones follow from the places. */
const BLANK: LoadFormValues = {
  title: '',
  origin: '',
  destination: '',
  equipment: '',
  ...BLANK_SIZE,
  weight_lbs: '',
  driver_id: '',
  pickup_at: '',
  pickup_time_zone: '',
  delivery_at: '',
  delivery_time_zone: '',
};

/** Form values for an existing load, a load created from a quote, or a new load. */
export function toFormValues(load: LoadRow | null, quote: QuoteFields | null): LoadFormValues {
  if (load !== null) {
    const at = (iso: string | null, zone: string) => (iso === null ? '' : toLocalTime(iso, zone));
    return {
      title: load.title,
      origin: load.origin,
      destination: load.destination,
      equipment: load.equipment,
      ...sizeTexts(load),
      weight_lbs: load.weight_lbs === null ? '' : String(load.weight_lbs),
      driver_id: load.driver_id ?? '',
      pickup_at: at(load.pickup_at, load.pickup_time_zone),
      pickup_time_zone: load.pickup_time_zone,
      delivery_at: at(load.delivery_at, load.delivery_time_zone),
      delivery_time_zone: load.delivery_time_zone,
    };
  }
  if (quote === null) return BLANK;
  const { origin, destination, equipment } = quote;
  return {
    ...BLANK,
    title: `${equipment === '' ? origin : equipment} to ${destination}`.slice(0, 160),
    origin,
    destination,
    equipment,
    pickup_time_zone: timeZoneOf(origin) ?? '',
    delivery_time_zone: timeZoneOf(destination) ?? '',
    ...sizeTexts(quote),
  };
}

/** The days of a pickup and a delivery as typed in the form; `null` if neither is set. */
export function typedDays(pickup: string, delivery: string): DayRange | null {
  // A `datetime-local` value starts with the day at its place.
  const [from, to] = [pickup || delivery, delivery || pickup].map((local) => local.slice(0, 10));
  if (!from || !to) return null;
  return { from, to: to < from ? from : to };
}
