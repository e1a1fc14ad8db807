/** Takes the hash out of the address, and tells the router, which knows it too. */
export function dropHash(): void {
  const { pathname, search } = window.location;
  const { state: entry } = window.history as { state: unknown };
  window.history.replaceState(entry, '', `${pathname}${search}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
}
