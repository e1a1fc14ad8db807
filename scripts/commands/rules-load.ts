import { loadEnv } from 'vite';
import { countOf } from '../../supabase/functions/_shared/domain/numbers/counts.ts';
import { loadRules } from '../../supabase/functions/_shared/contracts/rule-import.ts';
import { readProjectRules } from '../../supabase/local/database/load-rules.ts';
import { projectApi } from '../project-api.ts';
import { isExample } from '../site-settings.ts';
import { fail } from './run-until-stopped.ts';

/**
 * `npm run rules:load`: imports `supabase/rules` into the project in `VITE_SUPABASE_URL`, with
 * `SUPABASE_SECRET_KEY`. Changes nothing if the project has these rules; fails if they were changed in
 * the console.
 */
try {
  const env = loadEnv('production', process.cwd(), '');
  const url = env['VITE_SUPABASE_URL']?.trim() ?? '';
  const key = env['SUPABASE_SECRET_KEY']?.trim() ?? '';
  if (!/^https?:/.test(url) || isExample(url))
    throw new Error('Set VITE_SUPABASE_URL to the URL of the project.');
  if (key === '') {
    throw new Error(
      'Set SUPABASE_SECRET_KEY for this command only: SUPABASE_SECRET_KEY=… npm run rules:load',
    );
  }
  const project = projectApi(url, key);
  const changes = await loadRules(async (name, args) => {
    // The generated type of JSON doesn't accept readonly lists.
    const { data, error } = await project.rpc(name, args as never);
    if (error) throw new Error(error.message);
    return data;
  }, readProjectRules());
  console.log(
    changes === 0
      ? 'The project has these rules already.'
      : `Loaded supabase/rules: ${countOf(changes, 'change')}.`,
  );
  process.exit(0);
} catch (error) {
  fail(error);
}
