/**
 * Logs an error with its causes. Our own error messages contain ids, status codes and names of
 * settings, never what a person typed.
 */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}: ${causes(error).join(' < ')}`);
}

function causes(error: unknown): string[] {
  if (!(error instanceof Error)) return [typeof error];
  const nested: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return [
    `${error.name}: ${error.message}`,
    ...nested.filter((cause) => cause !== undefined).flatMap(causes),
  ];
}
