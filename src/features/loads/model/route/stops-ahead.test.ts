import { expect, it } from 'vitest';
import { stopsAhead } from './stops-ahead';

const stop = (sequence: number, arrived_at: string | null = null) => ({
  id: String(sequence),
  sequence,
  arrived_at,
});
const AT = '2026-12-01T12:00:00Z';

it.each([
  ['all of an assigned load', 'assigned', [stop(2), stop(1)], ['1', '2']],
  ['those after the first pickup in transit', 'in_transit', [stop(2), stop(1)], ['2']],
  ['those after the last arrival', 'in_transit', [stop(1), stop(2), stop(3, AT), stop(4)], ['4']],
  ['none at the last stop', 'in_transit', [stop(1, AT), stop(2, AT)], []],
] as const)('the stops ahead are %s', (_, status, stops, ahead) => {
  expect([...stopsAhead(stops, status)]).toEqual(ahead);
});
