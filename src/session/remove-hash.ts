/** Removes the hash from the URL without a history entry and notifies the router. */
export function removeHash(): void {
  const { pathname, search } = window.location;
  const { state } = window.history as { state: unknown };
  window.history.replaceState(state, '', `${pathname}${search}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}
