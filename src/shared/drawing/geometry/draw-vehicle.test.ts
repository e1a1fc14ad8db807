import { describe, expect, it } from 'vitest';
import { DECKS, type DeckType } from '../decks';
import { drawRecord, drawVehicle } from './draw-vehicle';
import type { Vehicle } from './vehicle';

const decks = Object.keys(DECKS) as DeckType[];
const axlesOf = (vehicle: Vehicle) => vehicle.groups.flatMap((group) => group.axles);

describe.each(decks)('a %s', (deck) => {
  it('has its typical number of axles', () => {
    expect(axlesOf(drawVehicle(deck, {}))).toHaveLength(DECKS[deck].axles);
  });

  it('orders its axles front to rear, all under the vehicle', () => {
    const vehicle = drawVehicle(deck, {});
    const axles = axlesOf(vehicle);
    expect(axles).toEqual([...axles].sort((a, b) => a - b));
    expect(axles[0]).toBeGreaterThan(0);
    expect(axles.at(-1)).toBeLessThan(vehicle.length);
  });

  it('draws a tire for every axle', () => {
    const vehicle = drawVehicle(deck, {});
    const tires = vehicle.shapes.filter((shape) => shape.ink === 'tire');
    expect(tires).toHaveLength(axlesOf(vehicle).length);
  });

  it('has a well of the requested length', () => {
    const { well } = drawVehicle(deck, { wellLengthFt: 120 });
    expect(well.end - well.start).toBeCloseTo(120);
  });

  it.each([NaN, Infinity, -Infinity, -5, 0, 0.01, 1e9])('draws numbers only, given %d', (odd) => {
    const vehicle = drawVehicle(deck, { axles: odd, wellLengthFt: odd, overallLengthFt: odd });
    const text = JSON.stringify(vehicle);
    expect(text).not.toMatch(/null|NaN|Infinity|undefined|e\+/u);
    expect(vehicle.length).toBeLessThan(1000);
  });
});

describe('drawRecord', () => {
  const COUNTS = Array.from({ length: 19 }, (_, index) => index + 1);

  it.each(decks)('draws exactly the axles of a %s, or an outline', (deck) => {
    for (const axles of COUNTS) {
      const { vehicle, fidelity } = drawRecord(deck, { axles, wellLengthFt: 40 });
      const hasTwoBogies = deck === 'perimeter' || deck === 'schnabel';
      expect([axles, fidelity]).toEqual([
        axles,
        hasTwoBogies && axles < 2 ? 'outline' : 'to-scale',
      ]);
      const drawn = fidelity === 'outline' ? 0 : axles;
      expect([axles, axlesOf(vehicle).length]).toEqual([axles, drawn]);
      expect(vehicle.shapes.filter(({ ink }) => ink === 'tire')).toHaveLength(drawn);
      expect(vehicle.well.end - vehicle.well.start).toBeCloseTo(
        deck === 'platform' ? Math.max(40, 4.6 * (axles > 4 ? axles - 4 : axles)) : 40,
      );
      expect(vehicle.start ?? 0).toBeLessThan(vehicle.well.end);
      expect(JSON.stringify(vehicle)).not.toMatch(/null|NaN/u);
    }
  });

  it.each([null, undefined, 0, -3, 500, NaN])('draws an outline for %s axles', (axles) => {
    expect(drawRecord('rgn', { axles, wellLengthFt: 29 }).fidelity).toBe('outline');
  });

  it.each([null, undefined, 0, 5, 400])(
    'a drawing isn’t to scale with a well of %s ft',
    (wellLengthFt) => {
      expect(drawRecord('rgn', { axles: 9, wellLengthFt }).fidelity).toBe('typical-length');
    },
  );
});

describe('drawVehicle', () => {
  it('has the requested overall length', () => {
    expect(drawVehicle('rgn', { axles: 13, overallLengthFt: 150 }).length).toBeCloseTo(150);
    expect(drawVehicle('rgn', { axles: 7, overallLengthFt: 95 }).length).toBeCloseTo(95);
    expect(drawVehicle('schnabel', { overallLengthFt: 200 }).length).toBeCloseTo(200);
  });

  it('ignores an overall length that is too short for its parts', () => {
    const natural = drawVehicle('rgn', { axles: 9 }).length;
    expect(drawVehicle('rgn', { axles: 9, overallLengthFt: 20 }).length).toBe(natural);
  });

  it('uses the axle layout from the record', () => {
    const { groups } = drawVehicle('lowboy', { axles: 5, axleLayout: '3+2+3+1' });
    expect(groups.map(({ name, axles }) => [name, axles.length])).toEqual([
      ['Tractor', 3],
      ['Jeep', 2],
      ['Trailer', 3],
      ['Booster', 1],
    ]);
  });
});
