import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from './app-error';
import { createQueryClient } from './query-client';
import { toastStore } from './toast-store';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

it('a query fails at once offline, and is fetched again on reconnect', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  onlineManager.setOnline(false);
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn().mockRejectedValue(new AppError('network', 'lost'));
  const observer = new QueryObserver(client, {
    queryKey: ['loads'],
    queryFn,
  });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.waitFor(() => {
    expect(observer.getCurrentResult().isError).toBe(true);
  });
  expect(queryFn).toHaveBeenCalledOnce();

  queryFn.mockResolvedValue('rows');
  onlineManager.setOnline(true);
  await vi.waitFor(() => {
    expect(observer.getCurrentResult().data).toBe('rows');
  });
  unsubscribe();
  client.unmount();
});

it('a toast without a description names the lost connection', async () => {
  const client = createQueryClient();
  const observer = new MutationObserver(client, {
    mutationFn: () => Promise.reject(new AppError('network', 'lost')),
    meta: { errorToast: { title: 'Delete Failed', variant: 'destructive' } },
  });
  await expect(observer.mutate()).rejects.toThrow('lost');
  expect(toastStore.getState()).toContainEqual(
    expect.objectContaining({ title: 'Delete Failed', description: 'You appear to be offline.' }),
  );
});
