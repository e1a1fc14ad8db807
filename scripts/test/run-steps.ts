import { spawn } from 'node:child_process';
import type { Step } from './steps.ts';

/** How many steps run at a time: one for each core, and e2e with the browsers that it starts. */
const STEPS = 2;

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a step; returns whether it passed. It prints when it ends, because another runs beside it. */
function run({ name, args, env }: Step): Promise<boolean> {
  const since = performance.now();
  console.log(`▶ ${name}`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const source of [child.stdout, child.stderr]) {
      source.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      const result = code === 0 ? '✓' : '✗';
      process.stdout.write(`${output}${result} ${name} (${seconds(since)})\n\n`);
      resolve(code === 0);
    });
  });
}

/**
 * Runs the steps in their order, two at a time. Once a step fails no other starts; those already running
 * finish. Returns whether all passed.
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const done = new Set<string>();
  const running = new Set<Promise<void>>();
  const failed = new Set<string>();

  const isReady = ({ needs = [] }: Step) =>
    needs.every((need) => done.has(need) || !names.has(need));

  const start = (step: Step) => {
    const { name } = step;
    waiting.splice(waiting.indexOf(step), 1);
    const ended = run(step).then((isPassed) => {
      running.delete(ended);
      done.add(name);
      if (!isPassed) failed.add(name);
    });
    running.add(ended);
  };

  while (waiting.length > 0 || running.size > 0) {
    const isFree = failed.size === 0 && running.size < STEPS;
    const next = isFree ? waiting.find(isReady) : undefined;
    if (next !== undefined) start(next);
    else if (running.size > 0) await Promise.race(running);
    else break;
  }
  return failed.size === 0;
}
