import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearNewQuotes, countNewQuotes, newQuoteCount } from '../../model/new-quote-count';
import { useSeeNewQuotes } from './use-see-new-quotes';

afterEach(() => {
  vi.restoreAllMocks();
  clearNewQuotes();
});

it('the count is cleared when the list opens, and when the tab gets the focus back', () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  countNewQuotes();
  renderHook(useSeeNewQuotes);
  expect(newQuoteCount.getState()).toBe(0);

  hasFocus.mockReturnValue(false);
  act(countNewQuotes);
  act(countNewQuotes);
  expect(newQuoteCount.getState()).toBe(2);
  hasFocus.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(newQuoteCount.getState()).toBe(0);
});
