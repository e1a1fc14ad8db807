/**
 * Logs a failure with the causes behind it. Messages of this project's own errors hold ids, status
 * codes and names of settings, never what a person typed.
 */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}: ${causes(error).join(' < ')}`);
}

function causes(error: unknown): string[] {
  if (!(error instanceof Error)) return [typeof error];
  const behind: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return [
    `${error.name}: ${error.message}`,
    ...behind.filter((cause) => cause !== undefined).flatMap(causes),
  ];
}
