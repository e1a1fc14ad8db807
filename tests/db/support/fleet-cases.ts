import { randomUUID } from 'node:crypto';
import { type Case, DEMO_LOAD, idOf, LOAD_WITHOUT_ESCORT } from './case.ts';
import { PEOPLE } from './project.ts';
import { aUnit, aVehicle } from './rows.ts';
import { day } from './start.ts';

/** A booster on no load. */
const DEMO_UNIT = 'a6000000-0000-4000-8000-000000000010';
const DEMO_CONFIGURATION = 'f1000000-0000-4000-8000-000000000001';
/** A random day, so no two rows of a caller collide. */
const someDay = () => day(100 + Math.floor(Math.random() * 400));

const trailer = () => ({
  kind: 'lowboy',
  axles: 3,
  capacity_lbs: 80_000,
  quantity: 2,
  available: true,
});

/** A vehicle as a form sends it. */
const aNewVehicle = () => ({ name: 'Spare lowboy', axle_count: 6 });

/** Who can do what with vehicles, units, carriers' trailers and drivers' days. */
export const FLEET_CASES: Record<string, Case> = {
  'an available vehicle': {
    table: 'fleet',
    key: ['id'],
    target: aVehicle,
    newRow: aNewVehicle,
    change: () => ({ name: 'Other lowboy' }),
    may: { visitor: 'select', others: 'select', admin: 'select insert update delete' },
  },
  'a vehicle in maintenance': {
    table: 'fleet',
    key: ['id'],
    target: () => ({ ...aVehicle(), status: 'maintenance' }),
    newRow: aNewVehicle,
    change: () => ({ status: 'available' }),
    may: { admin: 'select insert update delete' },
  },
  'an available vehicle without plates': {
    table: 'fleet_vehicles',
    key: ['id'],
    target: aVehicle,
    newRow: aNewVehicle,
    change: () => ({ name: 'Other lowboy' }),
    may: { visitor: 'select', others: 'select', admin: 'select insert update delete' },
  },
  'a vehicle in maintenance without plates': {
    table: 'fleet_vehicles',
    key: ['id'],
    target: () => ({ ...aVehicle(), status: 'maintenance' }),
    newRow: aNewVehicle,
    change: () => ({ status: 'available' }),
    may: { admin: 'select insert update delete' },
  },
  'a trailer of the carrier': {
    table: 'carrier_equipment',
    key: ['id'],
    target: () => ({ id: randomUUID(), user_id: PEOPLE.carrier, ...trailer() }),
    newRow: trailer,
    change: () => ({ available: false }),
    may: { carrier: 'select insert update delete', admin: 'select' },
  },
  'a day of the driver': {
    table: 'availability',
    key: ['user_id', 'day'],
    target: () => ({ user_id: PEOPLE.driver, day: day(700) }),
    newRow: (caller) => ({ user_id: idOf(caller), day: someDay() }),
    change: () => ({ note: 'On leave' }),
    may: {
      others: 'insert',
      driver: 'select insert update delete',
      admin: 'select insert update delete',
    },
  },
  'a unit on no load': {
    table: 'units',
    key: ['id'],
    target: aUnit,
    newRow: aUnit,
    change: () => ({ tare_lbs: 19_000 }),
    may: { admin: 'select insert update delete' },
  },
  'an outage of a unit': {
    table: 'unit_outages',
    key: ['id'],
    target: () => ({
      id: randomUUID(),
      unit_id: DEMO_UNIT,
      from_day: day(700),
      reason: 'Brakes',
    }),
    newRow: () => ({ unit_id: DEMO_UNIT, from_day: day(700), reason: 'Brakes' }),
    change: () => ({ reason: 'Tires' }),
    may: { admin: 'select insert update delete' },
  },
  'a kind of unit that a configuration needs': {
    table: 'configuration_units',
    key: ['fleet_id', 'kind'],
    target: () => ({ fleet_id: DEMO_CONFIGURATION, kind: 'dolly' }),
    newRow: () => ({ fleet_id: DEMO_CONFIGURATION, kind: 'booster' }),
    prepare: `delete from public.configuration_units where kind = 'booster'`,
    change: () => ({ count: 2 }),
    may: { admin: 'select insert update delete' },
  },
  "a unit of the driver's load": {
    table: 'assignments',
    key: ['load_id', 'unit_id'],
    target: () => ({ load_id: DEMO_LOAD, unit_id: DEMO_UNIT }),
    newRow: () => ({ load_id: LOAD_WITHOUT_ESCORT, unit_id: DEMO_UNIT }),
    change: () => ({ place: 9 }),
    may: { driver: 'select', admin: 'select' },
  },
};
