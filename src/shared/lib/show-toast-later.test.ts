import { expect, it } from 'vitest';
import { showToastLater } from './show-toast-later';
import { dismissToast, showToast, toastStore } from './toast-store';

const openTitles = () =>
  toastStore
    .getState()
    .filter(({ isOpen }) => isOpen)
    .map(({ title }) => title);

it('waits for the open toast, and shows the last of several', () => {
  const own = showToast({ title: 'Quote Archived' });
  showToastLater({ title: 'New quote 1' });
  showToastLater({ title: 'New quote 2' });
  expect(openTitles()).toEqual(['Quote Archived']);
  dismissToast(own);
  expect(openTitles()).toEqual(['New quote 2']);
});

it('shows the toast immediately if none is open', () => {
  for (const { id } of toastStore.getState()) dismissToast(id);
  showToastLater({ title: 'New quote' });
  expect(openTitles()).toEqual(['New quote']);
});
