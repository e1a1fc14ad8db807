import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetVisitorIds, visitorIds } from './visitor-ids';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetVisitorIds();
});

describe('visitor ids', () => {
  it('visitor ids are created once: one per device, one per tab', () => {
    const first = visitorIds();
    expect(first).toMatchObject({ isNewVisitor: true, isNewSession: true });
    expect(first.consentId).toMatch(/^[0-9a-f]{32}$/);
    expect(first.consentId).not.toBe(first.sessionId);
    expect(localStorage.getItem('consent-id')).toBe(first.consentId);
    expect(sessionStorage.getItem('session-id')).toBe(first.sessionId);
    expect(visitorIds()).toEqual({ ...first, isNewVisitor: false, isNewSession: false });
  });

  it.each(['', 'short', `${'x'.repeat(31)};`, 'x'.repeat(33)])(
    'visitor ids are replaced if storage contains "%s"',
    (stored) => {
      localStorage.setItem('consent-id', stored);
      expect(visitorIds().consentId).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('can be deleted', () => {
    const { consentId } = visitorIds();
    forgetVisitorIds();
    expect(localStorage.getItem('consent-id')).toBeNull();
    expect(sessionStorage.getItem('session-id')).toBeNull();
    expect(visitorIds().consentId).not.toBe(consentId);
  });

  it('last until the page closes if storage is blocked', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const first = visitorIds();
    expect(visitorIds()).toEqual({ ...first, isNewVisitor: false, isNewSession: false });
  });
});
