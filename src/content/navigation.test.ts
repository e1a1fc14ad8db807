import { describe, expect, test } from 'vitest';
import { contactTarget, isLive, liveLinks, type NavLink } from './navigation';

const link = (to: NavLink['to']) => ({ label: to, to });

describe('isLive', () => {
  test('ignores the anchor', () => {
    expect(isLive('/')).toBe(true);
    expect(isLive('/#anything')).toBe(true);
    expect(isLive('/services#permits')).toBe(isLive('/services'));
  });
});

test('liveLinks keeps live links in order', () => {
  const links = [link('/quote'), link('/services#port'), link('/'), link('/about')];
  expect(liveLinks(links)).toEqual(links.filter(({ to }) => isLive(to)));
  expect(liveLinks(links).at(0)?.to).toBe('/quote');
});

test('Contact Us always has a target', () => {
  expect(contactTarget()).toBe(isLive('/contact') ? '/contact' : '#contact-details');
});
