import { updateFromMigrations } from './from-migrations.ts';
import { generateTypes } from './generate-types.ts';

/** `npm run types [-- --check]`: writes the database's types from the migrations. */
await updateFromMigrations(
  'supabase/functions/_shared/generated/database.types.ts',
  'npm run types',
  generateTypes,
);
