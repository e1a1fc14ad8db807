import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
const configs = readdirSync('supabase/functions')
  .map((name) => join('supabase/functions', name, 'deno.json'))
  .filter((path) => existsSync(path));

it.each(configs)('%s pins the versions in package.json', (path) => {
  const { imports } = readJson(path) as { imports: Record<string, string> };
  for (const target of Object.values(imports)) {
    const [, name = '', version] = /^npm:(@?[^@]+)@([^/]+)/u.exec(target) ?? [];
    expect(`${name}@${String(version)}`).toBe(`${name}@${String(dependencies[name])}`);
  }
});
