/**
 * Writes the cause of a failure to the console, where the person who helps the user looks for it.
 * A warning, not an error: the user has been told, the page goes on.
 */
export function logError(
  what: string,
  error: unknown,
  context: Record<string, unknown> = {},
): void {
  console.warn(what, error, context);
}
