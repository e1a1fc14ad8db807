import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const REQUIRED = [
  '@hookform/resolvers',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@supabase/supabase-js',
  '@tanstack/react-query',
  '@testing-library/react',
  'lucide-react',
  'playwright',
  'react',
  'react-dom',
  'react-helmet-async',
  'react-hook-form',
  'react-router-dom',
  'swiper',
  'tailwindcss',
  'vite',
  'vitest',
  'zod',
];

it('package.json has the packages the product is required to use', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(REQUIRED.filter((name) => !installed.includes(name))).toEqual([]);
});

it('the lock file has the binaries of every platform, or `npm ci` fails', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.has(name));
  expect(missing).toEqual([]);
});

it.each(['package.json', 'tools/lighthouse/package.json'])(
  'the architecture page explains every override in %s',
  (file) => {
    const { overrides } = JSON.parse(readFileSync(file, 'utf8')) as {
      overrides: Record<string, string>;
    };
    const docs = readFileSync('docs/architecture.md', 'utf8');
    expect(Object.keys(overrides).filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  },
);
