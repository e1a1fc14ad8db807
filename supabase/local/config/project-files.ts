import { join, resolve } from 'node:path';

const SUPABASE = resolve(import.meta.dirname, '../..');

/** Paths of the project's migrations, rules, seeds, functions, settings and account emails. */
export const projectFiles = {
  migrations: join(SUPABASE, 'migrations'),
  rules: join(SUPABASE, 'rules'),
  /** In the order in which they run. */
  seeds: [join(SUPABASE, 'seed.sql'), join(SUPABASE, 'seed', 'carrier.sql')],
  functions: join(SUPABASE, 'functions'),
  config: join(SUPABASE, 'config.toml'),
  templates: join(SUPABASE, 'templates'),
} as const;
