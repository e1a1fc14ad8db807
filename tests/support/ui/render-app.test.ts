import { useQuery } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { toastStore } from '@/shared/lib/toast-store';
import { renderPage } from './render-app';

const ERROR = new AppError('validation', 'Failed.');

/** A page with a query that fails once `failure` rejects. */
function Page({ title, failure }: { title: string; failure: Promise<never> }) {
  useQuery({ queryKey: [title], queryFn: () => failure, meta: { errorToast: { title } } });
  return null;
}

it('a query that fails after its test shows no toast in the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown: string[] = [];
  const stop = toastStore.subscribe(([toast]) => {
    if (toast?.isOpen === true) shown.push(toast.title);
  });
  let failLate: (error: Error) => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    failLate = reject;
  });
  renderPage(createElement(Page, { title: 'From the test before', failure: late }));
  cleanup();
  failLate(ERROR);
  const failure = Promise.reject(ERROR);
  renderPage(createElement(Page, { title: 'From this test', failure }));
  await vi.waitFor(() => {
    expect(shown).toContain('From this test');
  });
  stop();
  expect(shown).toEqual(['From this test']);
});
