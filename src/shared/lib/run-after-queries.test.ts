import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAfterQueries } from './run-after-queries';

const work = vi.fn();
let client: QueryClient;
let finish: () => void;

/** Starts a query that ends with `finish`. */
function load(key: string) {
  const rows = new Promise<string>((resolve) => {
    finish = () => {
      resolve('rows');
    };
  });
  const fetchRows = () => rows;
  void client.query({ queryKey: [key], queryFn: fetchRows });
}

beforeEach(() => {
  vi.useFakeTimers();
  work.mockReset();
  client = new QueryClient();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the function runs immediately when nothing is loading', () => {
  runAfterQueries(client, work);
  expect(work).toHaveBeenCalledOnce();
});

it('the function waits for the queries that are loading, and runs once', async () => {
  load('list');
  runAfterQueries(client, work);
  expect(work).not.toHaveBeenCalled();
  finish();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledOnce();
  load('more');
  finish();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledOnce();
});

it('the function runs after three seconds at the latest', async () => {
  load('slow');
  runAfterQueries(client, work);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
});

it('the function can be canceled', async () => {
  load('list');
  runAfterQueries(client, work)();
  finish();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
});
