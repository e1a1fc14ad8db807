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

it('has the packages the product is required to use', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(REQUIRED.filter((name) => !installed.includes(name))).toEqual([]);
});
