import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHUNK_GROUPS, iconPattern, modulePattern, rolldownGroups } from './chunk-groups.ts';
import { NAMED_SOURCES } from './loaded-together.ts';

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  resolve('src', file),
);

const ICON_FOLDER = 'node_modules/lucide-react/dist/esm/icons';
const ICONS = readdirSync(ICON_FOLDER).map((file) => resolve(ICON_FOLDER, file));

describe.each(CHUNK_GROUPS)(
  'chunk group $name',
  ({ modules = [], contracts = [], domain = [], packages = [], icons = [] }) => {
    it.each(modules)('finds the module %s', (module) => {
      const pattern = new RegExp(modulePattern(module));
      expect(FILES.filter((file) => pattern.test(file))).not.toEqual([]);
    });

    const shared = [
      ...contracts.map((name) => `contracts/${name}`),
      ...domain.map((name) => `domain/${name}`),
    ];
    it.each(shared)('finds %s', (name) => {
      const file = `supabase/functions/_shared/${name}.ts`;
      expect(existsSync(file)).toBe(true);
      expect(rolldownGroups().some(({ test }) => test.test(resolve(file)))).toBe(true);
    });

    it.each(packages)('finds the package %s', (name) => {
      expect(existsSync(`node_modules/${name}/package.json`)).toBe(true);
    });

    it.each(icons)('finds the icon %s', (name) => {
      expect(ICONS.filter((file) => new RegExp(iconPattern(name)).test(file))).toHaveLength(1);
    });
  },
);

it.each(NAMED_SOURCES)('the source %s exists', (source) => {
  expect(existsSync(source)).toBe(true);
});

it('a group leaves out tests, other packages and modules of similar names', () => {
  const query = rolldownGroups().find(({ name }) => name === 'query');
  const matches = (path: string) => query?.test.test(path);
  expect(matches('/site/src/shared/lib/query-provider.tsx')).toBe(true);
  expect(matches('/site/node_modules/@tanstack/react-query/build/index.js')).toBe(true);
  expect(matches('C:\\site\\node_modules\\@tanstack\\query-core\\build\\index.js')).toBe(true);
  expect(matches('/site/src/shared/lib/query-provider.test.tsx')).toBe(false);
  expect(matches('/site/node_modules/@tanstack/react-table/build/index.js')).toBe(false);
});
