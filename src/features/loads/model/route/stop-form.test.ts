import { expect, it } from 'vitest';
import { blankStop, stopsToSave, toStopForms } from './stop-form';

const stored = {
  ...blankStop('stop-1'),
  time_zone: 'America/New_York' as const,
  sequence: 1,
  place: 'Dayton, OH',
  // The second 1:30 AM of the night in which the clocks go back.
  window_from: '2026-11-01T06:30:00+00:00',
  window_until: null,
};
const first130 = '2026-11-01T05:30:00.000Z';

it('the form shows stops in order, with times in their zones', () => {
  const second = { ...stored, id: 'stop-2', sequence: 2, time_zone: 'America/Denver' as const };
  expect(toStopForms([second, stored])).toMatchObject([
    { id: 'stop-1', window_from: '2026-11-01T01:30', window_until: '' },
    { id: 'stop-2', window_from: '2026-11-01T00:30' },
  ]);
});

it('a time that no one changed keeps its hour', () => {
  const [form] = toStopForms([stored]);
  const payload = { ...stored, ...form, time_zone: stored.time_zone };
  const edited = { ...payload, window_from: first130, window_until: null };
  expect(stopsToSave([edited], [stored])[0]?.window_from).toBe(stored.window_from);
});

it('the form sends a changed time, and one in another zone', () => {
  const edited = { ...stored, window_from: '2026-11-01T07:00:00.000Z' };
  expect(stopsToSave([edited], [stored])[0]?.window_from).toBe('2026-11-01T07:00:00.000Z');
  const moved = { ...stored, window_from: first130, time_zone: 'America/Chicago' as const };
  expect(stopsToSave([moved], [stored])[0]?.window_from).toBe(first130);
  expect(stopsToSave([{ ...stored, id: 'new', window_from: null }], [stored])[0]?.window_from).toBe(
    null,
  );
});
