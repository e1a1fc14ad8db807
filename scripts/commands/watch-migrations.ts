import { watch } from 'node:fs';

const SETTLE_MS = 200;

/**
 * Applies new migrations whenever a file in the folder changes, and prints what happened. A failing
 * or edited one is reported; the next change tries again. Returns a function that stops watching.
 */
export function watchMigrations(folder: string, migrate: () => Promise<string[]>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function apply(): Promise<void> {
    try {
      for (const file of await migrate()) console.log(`Applied migration ${file}`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }

  const watcher = watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(apply);
    }, SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
