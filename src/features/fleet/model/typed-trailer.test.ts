import { expect, it } from 'vitest';
import { drawVehicle } from '@/shared/drawing/geometry/draw-vehicle';
import { typedTrailer } from './typed-trailer';

const EMPTY = {
  name: '',
  deck: '',
  axle_count: '',
  axle_layout: '',
  length: '',
  length_in: '',
} as const;
const lengthOf = (typed: Parameters<typeof typedTrailer>[0]) => {
  const trailer = typedTrailer(typed);
  return drawVehicle(trailer.deck, trailer).length;
};

it('the deck is guessed from the name until one is chosen', () => {
  expect(typedTrailer({ ...EMPTY, name: '19-axle Schnabel' }).deck).toBe('schnabel');
  expect(typedTrailer({ ...EMPTY, name: '19-axle Schnabel', deck: 'rgn' }).deck).toBe('rgn');
});

it('a trailer is drawn for any input', () => {
  for (const typed of [
    EMPTY,
    { ...EMPTY, axle_count: '0' },
    { ...EMPTY, axle_count: '999', length: '1e9' },
    { ...EMPTY, axle_count: '-', axle_layout: '3+', length: 'long' },
  ]) {
    expect(lengthOf(typed)).toBeGreaterThan(0);
    expect(lengthOf(typed)).toBeLessThan(2000);
  }
});

it('a trailer follows length and axle count', () => {
  const base = { ...EMPTY, deck: 'lowboy', axle_count: '6', length: '26' } as const;
  expect(lengthOf({ ...base, length: '40' })).toBeGreaterThan(lengthOf(base));
  expect(lengthOf({ ...base, length_in: '6' })).toBeGreaterThan(lengthOf(base));
  expect(typedTrailer({ ...base, axle_count: '9' }).axles).toBe(9);
  expect(typedTrailer({ ...base, axle_count: '9,5' }).axles).toBe(
    typedTrailer({ ...base, axle_count: '' }).axles,
  );
});
