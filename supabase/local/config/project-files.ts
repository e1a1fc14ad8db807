import { join, resolve } from 'node:path';

const SUPABASE = resolve(import.meta.dirname, '../..');

/** Where the project keeps its migrations, seed, functions, settings and mails. */
export const projectFiles = {
  migrations: join(SUPABASE, 'migrations'),
  seed: join(SUPABASE, 'seed.sql'),
  functions: join(SUPABASE, 'functions'),
  config: join(SUPABASE, 'config.toml'),
  templates: join(SUPABASE, 'templates'),
} as const;
