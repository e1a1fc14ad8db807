import js from '@eslint/js';
import queryPlugin from '@tanstack/eslint-plugin-query';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRules, rooms } from './eslint.rooms.js';

export default defineConfig(
  globalIgnores([
    'dist/',
    '.local/',
    '.cache/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    'tools/node_modules/',
    'supabase/functions/_shared/generated/database.types.ts',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Reading an index signature with brackets shows that the key may be missing.
      '@typescript-eslint/dot-notation': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat['recommended-latest'],
      queryPlugin.configs['flat/recommended'],
    ],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: 'tests/support', message: 'Import test helpers from @tests/…' }] },
      ],
    },
  },
  // Import rules between the rooms (docs/architecture.md).
  {
    files: ['src/**/*.{ts,tsx}', 'supabase/{functions,local}/**/*.ts', 'scripts/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'import/resolver': {
        typescript: { project: './tsconfig.app.json', noWarnOnMultipleProjects: true },
      },
    },
    rules: {
      'boundaries/dependencies': ['error', importRules],
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    files: ['supabase/local/**', 'scripts/**', 'tests/**', 'e2e/**', '*.config.*', '*.js'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
);
