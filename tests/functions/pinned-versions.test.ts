import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
const functions = readdirSync('supabase/functions').filter((name) =>
  existsSync(join('supabase/functions', name, 'index.ts')),
);

it.each(functions)('%s has a deno.json that pins the versions in package.json', (name) => {
  const { imports } = readJson(join('supabase/functions', name, 'deno.json')) as {
    imports: Record<string, string>;
  };
  for (const target of Object.values(imports)) {
    const [, library = '', version] = /^npm:(@?[^@]+)@([^/]+)/u.exec(target) ?? [];
    expect(`${library}@${String(version)}`).toBe(`${library}@${String(dependencies[library])}`);
  }
});
