import { expect, it } from 'vitest';
import { replyClock } from './reply-clock';

const RECEIVED = '2026-11-20T08:00:00Z';
const at = (iso: string) => replyClock(RECEIVED, Date.parse(iso));

it('the clock counts down to the promised time', () => {
  expect(at('2026-11-20T20:47:55Z')).toMatchObject({ isOverdue: false, text: '11:12:05' });
  expect(at('2026-11-21T08:00:00Z')).toMatchObject({ isOverdue: false, text: '0:00:00' });
});

it('the clock counts up once the reply is overdue', () => {
  expect(at('2026-11-22T09:00:03Z')).toMatchObject({ isOverdue: true, text: '25:00:03' });
});
