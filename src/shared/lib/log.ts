/**
 * Logs the cause of a failure to the browser console, for support. A warning, not an error, because
 * the page handles the failure.
 */
export function logError(
  what: string,
  error: unknown,
  context: Record<string, unknown> = {},
): void {
  console.warn(what, error, context);
}
