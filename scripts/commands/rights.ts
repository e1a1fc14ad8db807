import { describeRights, RIGHTS_FILE } from '../rights/describe-rights.ts';
import { updateFromMigrations } from './from-migrations.ts';

/** `npm run rights [-- --check]`: writes who may do what from the migrations. */
await updateFromMigrations(RIGHTS_FILE, 'npm run rights', describeRights);
