import { afterEach, expect, test, vi } from 'vitest';
import { CACHED_FONTS_KEY } from '../cached-fonts';
import { showCachedFonts } from './show-cached-fonts';

const link = () => document.head.querySelector('link[rel="stylesheet"]');

afterEach(() => {
  localStorage.clear();
  link()?.remove();
});

test('the first paint waits for the fonts of an earlier page', () => {
  localStorage.setItem(CACHED_FONTS_KEY, '/assets/fonts-1.css');
  showCachedFonts();
  expect(link()).toHaveAttribute('href', '/assets/fonts-1.css');
  expect(link()).toHaveAttribute('blocking', 'render');
});

test('the first paint doesn’t wait for fonts that the browser doesn’t have', () => {
  showCachedFonts();
  expect(link()).toBeNull();
});

test('the first paint doesn’t wait for fonts while storage is blocked', () => {
  localStorage.setItem(CACHED_FONTS_KEY, '/assets/fonts-1.css');
  const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  showCachedFonts();
  expect(link()).toBeNull();
  read.mockRestore();
});
