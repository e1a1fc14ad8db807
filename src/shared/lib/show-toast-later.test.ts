import { expect, it } from 'vitest';
import { showToastLater } from './show-toast-later';
import { dismissToast, showToast, toastStore } from './toast-store';

const openTitles = () =>
  toastStore
    .getState()
    .filter(({ isOpen }) => isOpen)
    .map(({ title }) => title);

it('a toast waits for the open one, and the last of several is shown', () => {
  const own = showToast({ title: 'Quote Archived' });
  showToastLater({ title: 'New quote 1' });
  showToastLater({ title: 'New quote 2' });
  expect(openTitles()).toEqual(['Quote Archived']);
  dismissToast(own);
  expect(openTitles()).toEqual(['New quote 2']);
});

it('a toast is shown immediately if none is open', () => {
  for (const { id } of toastStore.getState()) dismissToast(id);
  showToastLater({ title: 'New quote' });
  expect(openTitles()).toEqual(['New quote']);
});
