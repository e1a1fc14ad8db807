import { spawn } from 'node:child_process';
import { PROGRAMS, type Step } from './steps.ts';

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
 * Runs the steps in their order, as many at a time as there is room for. Once a step fails no other starts;
 * those already running finish. Returns whether all passed.
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const done = new Set<string>();
  const running = new Set<Promise<void>>();
  const failed = new Set<string>();
  let programs = 0;

  const isReady = ({ needs = [] }: Step) =>
    needs.every((need) => done.has(need) || !names.has(need));

  const start = (step: Step) => {
    const { name, programs: own = 1 } = step;
    waiting.splice(waiting.indexOf(step), 1);
    programs += own;
    const ended = run(step).then((isPassed) => {
      running.delete(ended);
      programs -= own;
      done.add(name);
      if (!isPassed) failed.add(name);
    });
    running.add(ended);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = failed.size === 0 ? waiting.find(isReady) : undefined;
    if (next !== undefined && programs + (next.programs ?? 1) <= PROGRAMS) start(next);
    else if (running.size > 0) await Promise.race(running);
    else break;
  }
  return failed.size === 0;
}
