import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_LIMIT_MS, watchIdle } from './idle';

const MINUTE_MS = 60_000;
const report = vi.fn<() => Promise<void>>();
const onIdle = vi.fn();
const stops: (() => void)[] = [];

/** A tab. All share this browser's storage. */
function open(session = 'one', tab = { report, onIdle }) {
  const stop = watchIdle({ session, ...tab });
  stops.push(stop);
  return stop;
}
const input = () => window.dispatchEvent(new Event('pointerdown'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  report.mockReset().mockResolvedValue();
  onIdle.mockReset();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

it('a session ends after 12 hours without input, once', () => {
  open();
  vi.advanceTimersByTime(IDLE_LIMIT_MS - MINUTE_MS);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('input in any tab restarts the timer', () => {
  const other = { report: vi.fn(() => Promise.resolve()), onIdle: vi.fn() };
  open();
  vi.advanceTimersByTime(IDLE_LIMIT_MS - MINUTE_MS);
  input();
  open('one', other);
  vi.advanceTimersByTime(IDLE_LIMIT_MS - MINUTE_MS);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(onIdle).toHaveBeenCalledOnce();
  expect(other.onIdle).toHaveBeenCalledOnce();
});

it('the first input after a night in which timers were suspended doesn’t continue the session', () => {
  open();
  vi.setSystemTime(Date.now() + IDLE_LIMIT_MS);
  input();
  expect(onIdle).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
});

it('the session of a tab that is opened after 12 hours ends', () => {
  open()();
  vi.setSystemTime(Date.now() + IDLE_LIMIT_MS);
  open();
  expect(onIdle).toHaveBeenCalledOnce();
});

it('a new session starts the time again', () => {
  open()();
  vi.setSystemTime(Date.now() + IDLE_LIMIT_MS);
  open('two');
  expect(onIdle).not.toHaveBeenCalled();
});

it('activity is reported at most every five minutes, and again after a failure', async () => {
  open();
  input();
  input();
  vi.advanceTimersByTime(4 * MINUTE_MS);
  input();
  expect(report).toHaveBeenCalledOnce();

  report.mockRejectedValueOnce(new Error('offline'));
  vi.advanceTimersByTime(MINUTE_MS);
  input();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  input();
  expect(report).toHaveBeenCalledTimes(3);
});
