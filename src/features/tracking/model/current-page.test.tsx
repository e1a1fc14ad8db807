import { afterEach, expect, it } from 'vitest';
import { currentPage, outsideReferrer } from './current-page';

const referTo = (referrer: string) => {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
};

afterEach(() => {
  referTo('');
});

it.each([
  ['/fleet', '', '/fleet'],
  ['/quote/status', '?id=7&token=secret', '/quote/status'],
  [
    '/',
    '?utm_source=mail&utm_campaign=spring&email=d%40x.org',
    '/?utm_source=mail&utm_campaign=spring',
  ],
])('%s%s is sent as %s', (pathname, search, sent) => {
  const { origin } = window.location;
  expect(currentPage({ pathname, search }).url).toBe(origin + sent);
});

it('a long title is truncated', () => {
  document.title = 'x'.repeat(400);
  expect(currentPage({ pathname: '/', search: '' }).title).toHaveLength(300);
});

it.each([
  ['https://www.google.com/search?q=my+name', 'https://www.google.com/'],
  [`${window.location.origin}/fleet`, ''],
  ['android-app://com.google.android.gm/inbox', 'android-app://com.google.android.gm/'],
  ['about:blank', ''],
  ['file:///C:/mail.html', ''],
  ['', ''],
])('the referrer %s is sent as "%s"', (referrer, origin) => {
  referTo(referrer);
  expect(outsideReferrer()).toBe(origin);
});
