import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Turnstile } from '@/shared/lib/turnstile';

type Options = Parameters<Turnstile['render']>[1];

/**
 * Sets a site key and fakes Turnstile's script, which jsdom doesn't load. Call it in a test; the site key
 * is unset with the other stubbed variables.
 */
export function fakeTurnstile() {
  delete window.turnstile;
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', '1x00000000000000000000AA');
  const widgets: Options[] = [];
  let isBlocked = false;
  const api: Turnstile = {
    render: (_container, options) => {
      widgets.push(options);
      return String(widgets.length);
    },
    remove: () => undefined,
  };
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('Not a script.');
    queueMicrotask(() => {
      if (!isBlocked) window.turnstile = api;
      script.dispatchEvent(new Event(isBlocked ? 'error' : 'load'));
    });
  });
  return {
    /** The options of each rendered widget, the latest last. */
    widgets,
    block: (next: boolean) => {
      isBlocked = next;
    },
    /** Passes the latest challenge. */
    pass: async (token = 'XXXX.DUMMY.TOKEN.XXXX') => {
      await vi.waitFor(() => {
        if (widgets.length === 0) throw new Error('No challenge is shown.');
      });
      act(() => {
        widgets.at(-1)?.callback(token);
      });
    },
  };
}

/** The database's answer above a form's limits. */
export const CHALLENGED = {
  status: 428,
  body: { code: 'PT428', message: 'Please confirm you’re human.' },
};
export const VERIFY = 'POST /functions/v1/verify-challenge';
