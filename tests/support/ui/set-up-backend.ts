import { afterEach, beforeEach, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from './fake-backend';

/** Gives every test a new fake backend and silences the warnings its failures log. */
export function setUpBackend(): FakeBackend {
  let current: FakeBackend;
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    current = fakeBackend();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return {
    on: (route, handler) => {
      current.on(route, handler);
    },
    bodies: (route) => current.bodies(route),
  };
}
