import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { PROGRAMS, type Step } from './steps.ts';

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Gives a child a tenth of the weight of other programs. Linux divides the processor between sessions before it
 * looks at priorities. Every browser is a session, so the child must have its own session, too.
 */
function putInBackground(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  const { PRIORITY_BELOW_NORMAL: priority } = constants.priority;
  setPriority(pid, priority);
  const share = `/proc/${String(pid)}/autogroup`;
  if (existsSync(share)) writeFileSync(share, String(priority));
  // Ctrl-C doesn't reach another session.
  const stop = () => {
    child.kill();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  child.once('close', () => process.off('SIGINT', stop).off('SIGTERM', stop));
}

/**
 * Runs a step, in the background if it mustn't slow down the others; returns whether it passed. Its output is
 * printed at the end, because other steps run at the same time.
 */
function run({ name, args, env }: Step, isInBackground: boolean): Promise<boolean> {
  const since = performance.now();
  console.log(`▶ ${name}`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      detached: isInBackground,
    });
    if (isInBackground) putInBackground(child);
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
 * Runs the steps in their order, as many at a time as there is room for. Beside a timed step, it runs only short
 * steps, in the background. After a failure no further step starts, and running steps finish. Returns for each
 * step that ran, by name, if it passed.
 */
export async function runSteps(steps: readonly Step[]): Promise<Map<string, boolean>> {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const done = new Map<string, boolean>();
  const running = new Map<Step, Promise<void>>();
  let programs = 0;

  const isTimed = () => [...running.keys()].some((step) => step.isTimed === true);
  const isReady = ({ needs = [], isShort = false }: Step) =>
    needs.every((need) => done.has(need) || !names.has(need)) && (isShort || !isTimed());

  const start = (step: Step) => {
    const { name, programs: own = 1 } = step;
    waiting.splice(waiting.indexOf(step), 1);
    programs += own;
    const ended = run(step, isTimed()).then((isPassed) => {
      running.delete(step);
      programs -= own;
      done.set(name, isPassed);
    });
    running.set(step, ended);
  };

  while (waiting.length > 0 || running.size > 0) {
    const hasFailed = [...done.values()].includes(false);
    const next = hasFailed ? undefined : waiting.find(isReady);
    if (next !== undefined && programs + (next.programs ?? 1) <= PROGRAMS) start(next);
    else if (running.size > 0) await Promise.race(running.values());
    else break;
  }
  return done;
}
