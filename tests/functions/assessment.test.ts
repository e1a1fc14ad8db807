import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { denoBin } from '../../scripts/tools.ts';
import { parseCsv } from '../../supabase/functions/_shared/domain/text/parse-csv.ts';
import { hashAnswers, type LoadsToAssess } from './hash-answers.ts';

type AssessmentInput = LoadsToAssess['inputs'][number];

const LOADS = 1000;
const csv = (name: string) => parseCsv(readFileSync(`supabase/rules/${name}.csv`, 'utf8'));
const rules = csv('state_rules').map((row) => ({
  ...row,
  conflicts: row['conflicts'] === '1',
  note: row['condition_note'],
  source_ids: (row['source_id'] ?? '').split(';'),
})) as unknown as LoadsToAssess['rules'];
const borders = csv('adjacency') as unknown as LoadsToAssess['borders'];
const STATES = [...new Set(rules.map(({ state }) => state)), 'NT', 'NU'];
const ROADS = [null, 'interstate', 'four_lane', 'two_lane'] as const;

/** Reproducible loads, some of them with measures no load can have. */
function randomInputs(): AssessmentInput[] {
  let seed = 20_261_122;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)];
  const measure = (most: number) => (next() < 0.02 ? (oneOf([0, -1, 1e9]) ?? 0) : next() * most);
  return Array.from({ length: LOADS }, () => ({
    pieces: Array.from({ length: 1 + Math.floor(next() * 3) }, () => ({
      quantity: 1 + Math.floor(next() * 4),
      length: measure(180),
      width: measure(24),
      height: measure(20),
      weight: next() < 0.1 ? null : measure(400_000),
    })),
    combination:
      next() < 0.1
        ? null
        : {
            deckHeight: 1 + next() * 4,
            deckLength: 20 + next() * 40,
            width: 8.5,
            overallLength: 60 + next() * 100,
            trailerLength: 40 + next() * 60,
            tare: 40_000 + Math.floor(next() * 80_000),
            axleGroups: [
              { name: 'Tractor', positions: [4, 20 + next() * 3, 24.5 + next() * 3] },
              { name: 'Trailer', positions: [60, 64.5, 69 + next() * 4] },
            ],
          },
    legs: Array.from({ length: 1 + Math.floor(next() * 5) }, () => ({
      state: oneOf(STATES) ?? 'OH',
      road: oneOf(ROADS) ?? null,
    })),
  }));
}

it('a thousand random loads get the same answers on the site and in Deno', () => {
  const loads = { inputs: randomInputs(), rules, borders };
  const args = ['run', '--quiet', '--no-prompt', '--no-remote', '--cached-only', '--no-lock'];
  const { status, stdout, stderr } = spawnSync(
    denoBin(),
    [
      ...args,
      '--node-modules-dir=manual',
      '--config=supabase/functions/send-quote-emails/deno.json',
      '--allow-read',
      'tests/functions/assess-in-deno.ts',
    ],
    {
      input: JSON.stringify(loads),
      encoding: 'utf8',
      env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  const inDeno = JSON.parse(stdout) as string[];
  const here = hashAnswers(loads);
  expect(new Set(here).size).toBeGreaterThan(LOADS / 2);
  for (const [index, hash] of here.entries()) {
    expect(inDeno[index], JSON.stringify(loads.inputs[index])).toBe(hash);
  }
  expect(inDeno).toHaveLength(LOADS);
});
