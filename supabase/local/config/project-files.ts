import { join, resolve } from 'node:path';

const SUPABASE = resolve(import.meta.dirname, '../..');

/** Paths of the project's migrations, rules, seed, functions, settings and account emails. */
export const projectFiles = {
  migrations: join(SUPABASE, 'migrations'),
  rules: join(SUPABASE, 'rules'),
  seed: join(SUPABASE, 'seed.sql'),
  functions: join(SUPABASE, 'functions'),
  config: join(SUPABASE, 'config.toml'),
  templates: join(SUPABASE, 'templates'),
} as const;
