/** The oldest major version that has every function the migrations use. */
const OLDEST_POSTGRES = 16;

/**
 * Refuses a Postgres that is too old. The first migration refuses it with the same sentence.
 *
 * @param version for example `15.17`.
 * @throws Error that says which versions work.
 */
export function checkPostgresVersion(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return;
  throw new Error(`Postgres ${version} is too old: install or upgrade to Postgres 16, 17 or 18.`);
}
