import { expect, it } from 'vitest';
import { askedLoad, askedRoute } from './asked-load';

it('the load is read from the link of an assessment', () => {
  const params = new URLSearchParams(
    'length=24.5&width=12.333333&height=11.25&weight=76400&origin=Lima%2C+OH&destination=Tulsa%2C+OK',
  );
  expect(Object.fromEntries(askedLoad(params))).toEqual({
    'pieces.0.length': '24',
    'pieces.0.length_in': '6',
    'pieces.0.width': '12',
    'pieces.0.width_in': '4',
    'pieces.0.height': '11',
    'pieces.0.height_in': '3',
    'pieces.0.weight': '76,400',
    origin: 'Lima, OH',
    destination: 'Tulsa, OK',
  });
});

it.each([
  ['OH-IN-MI', ['OH', 'IN', 'MI']],
  ['OH', ['OH']],
  ['', null],
  ['oh-in', null],
  ['OH-', null],
  ['Ohio-IN', null],
  [Array.from({ length: 31 }, () => 'OH').join('-'), null],
])('the route %s is read', (route, states) => {
  expect(askedRoute(new URLSearchParams({ route }))).toEqual(states);
});

it('what can’t be read is left out', () => {
  expect(askedLoad(new URLSearchParams('length=wide&weight=heavy&origin='))).toEqual([]);
});
