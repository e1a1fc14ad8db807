import { watch } from 'node:fs';

const SETTLE_MS = 200;

/**
 * Applies new migrations while files in the folder change, and says what happened. One that fails
 * is reported and tried again with the next change. Returns what stops it.
 */
export function watchMigrations(folder: string, migrate: () => Promise<string[]>): () => void {
  const touched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function apply(): Promise<void> {
    const files = [...touched];
    touched.clear();
    try {
      const applied = await migrate();
      for (const file of applied) console.log(`Applied migration ${file}`);
      for (const file of files.filter((name) => name.endsWith('.sql') && !applied.includes(name))) {
        console.log(`${file} has been applied before; npm run reset applies it anew.`);
      }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }

  const watcher = watch(folder, (_event, file) => {
    if (file !== null) touched.add(file);
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
