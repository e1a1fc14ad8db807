import { markDeployed } from '../schema/mark-deployed.ts';
import { fail } from './run-until-stopped.ts';

/** `npm run mark-deployed -- <project-ref>`: freezes the migrations that `supabase db push` has applied. */
try {
  const [ref = ''] = process.argv.slice(3);
  const { isFirst, added } = markDeployed('.', ref);
  const more = isFirst ? '' : 'more ';
  console.log(`supabase/deployed: ${String(added.length)} ${more}migrations are frozen.`);
  if (isFirst) {
    console.log('From now on, edit the schema in supabase/schemas. Commit the folder supabase.');
  }
} catch (error) {
  fail(error);
}
