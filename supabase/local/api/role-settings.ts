import type { Database } from '../database/database.ts';

/** The settings of its roles that PostgREST reads once. */
export class RoleSettings {
  readonly #database: Database;
  #values: Map<string, string> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async load(): Promise<void> {
    this.#values ??= await this.#read();
  }

  /**
   * The time limit of an API role's statement. SET ROLE doesn't apply a role's settings, so PostgREST sets
   * them for each request. A role without its own timeout has that of authenticator, the role PostgREST logs
   * in as.
   */
  timeoutOf(role: string): string {
    return (
      this.#of(role, 'statement_timeout') ?? this.#of('authenticator', 'statement_timeout') ?? '0'
    );
  }

  /** The function to call before each request, with its schema. */
  preRequest(): string | undefined {
    return this.#of('authenticator', 'pgrst.db_pre_request');
  }

  #of(role: string, name: string): string | undefined {
    return this.#values?.get(`${role} ${name}`);
  }

  async #read(): Promise<Map<string, string>> {
    // The settings for this database come last and replace the role's others.
    const rows = await this.#database.query<{ role: string; name: string; value: string }>(
      `select setrole::regrole::text as role, split_part(setting, '=', 1) as name,
         substr(setting, strpos(setting, '=') + 1) as value
       from pg_catalog.pg_db_role_setting, unnest(setconfig) as setting
       where setrole <> 0 and setdatabase in
         (0, (select oid from pg_catalog.pg_database where datname = current_database()))
       order by setdatabase`,
    );
    return new Map(rows.map(({ role, name, value }) => [`${role} ${name}`, value]));
  }
}
