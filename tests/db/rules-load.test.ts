import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { checkProject } from '../../scripts/launch/check-project.ts';
import { useProject } from './support/project.ts';

const project = useProject();

const settings = () => ({
  VITE_SUPABASE_URL: project.supabase.local.url,
  SUPABASE_SECRET_KEY: project.supabase.local.secretKey,
});

/** Runs `npm run rules:load` on the project. */
async function load(env: NodeJS.ProcessEnv = settings()) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'rules-load'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim() };
}

const changes = () =>
  project.sql<{ id: number; kind: string; summary: string }>(
    'select id::integer, kind::text, summary from public.rule_changes order by id',
  );
const storedRules = async () =>
  (await project.sql('select from public.state_rules where valid_to is null')).length;

/** As in a project after its first migrations. The stand-in has the rules. */
const removeRules = () =>
  project.sql('truncate public.state_rules, public.rule_changes, public.rule_sources');

it('rules:load loads the rules into a new project once', async () => {
  await removeRules();
  expect(await load()).toEqual({ code: 0, output: 'Loaded supabase/rules: 2,086 changes.' });
  expect(await storedRules()).toBe(1729);
  const first = await changes();
  expect(first).toMatchObject([
    {
      kind: 'loaded',
      summary: 'State rules loaded from supabase/rules: 1729 added, 0 changed, 0 removed',
    },
  ]);

  expect(await load()).toEqual({ code: 0, output: 'The project has these rules already.' });
  expect(await changes()).toEqual(first);
});

it('rules:load loads changed files', async () => {
  await project.sql(`update public.rule_sources set title = 'Earlier title' where id = 'gao'`);

  expect(await load()).toEqual({ code: 0, output: 'Loaded supabase/rules: 1 change.' });
  expect(
    await project.sql(`select from public.rule_sources where title = 'Earlier title'`),
  ).toEqual([]);
});

it('rules:load refuses to replace rules that were changed in the console', async () => {
  const [rule] = await project.sql<{ id: string }>(
    `select id from public.state_rules where state = 'TN' and rule = 'superload_gross_lb' and not is_conflict`,
  );
  const saved = await project.as('admin').rpc('save_rule', {
    _id: randomUUID(),
    _replaces: rule?.id,
    _row: { value: '165000', comparison: 'over', certainty: 'A', as_of: '2026-11' },
    _source: { id: 'gao' },
  });
  expect(saved.error).toBeNull();
  const before = await changes();

  expect(await load()).toEqual({
    code: 1,
    output: 'Rules were changed in the console. Import the files there.',
  });
  expect(await changes()).toEqual(before);
});

it('rules:load requires the settings of the project', async () => {
  expect(await load({ ...settings(), SUPABASE_SECRET_KEY: '' })).toEqual({
    code: 1,
    output:
      'Set SUPABASE_SECRET_KEY for this command only: SUPABASE_SECRET_KEY=… npm run rules:load',
  });
});

it('the launch check names a project without rules', async () => {
  const missing = async () =>
    (await checkProject(settings())).filter(({ what }) => what === 'it has no state rules');

  expect(await missing()).toEqual([]);
  await removeRules();
  expect(await missing()).toMatchObject([{ todo: 'Run "npm run rules:load".' }]);
});
