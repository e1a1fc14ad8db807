import js from '@eslint/js';
import queryPlugin from '@tanstack/eslint-plugin-query';
import boundaries from 'eslint-plugin-boundaries';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRulesOf, rooms } from './eslint.rooms.js';

const OWN_DATE_FORMAT = {
  selector:
    "MemberExpression[object.name='Intl'][property.name='DateTimeFormat'], MemberExpression[property.name=/^toLocale(Date|Time)String$/]",
  message: 'Days and times are formatted in _shared/domain/time.',
};

/** A tone or class of a load's status in transit: dispatch, customers and crews see one color. */
const OWN_STATUS_COLOR = {
  selector:
    "Property[key.name='in_transit'] :matches(Literal[value=/^(neutral|info|ok|warn|danger)$/], Literal[value=/\\b(bg|text|border|fill|stroke)-/])",
  message: 'The color of a load in transit comes from LOAD_STATUS_BADGES.',
};

/**
 * What oxlint doesn't have (.oxlintrc.json has every other rule): import rules, react-query's, and one about
 * select strings.
 */
export default defineConfig(
  globalIgnores([
    'dist/',
    '.local/',
    '.cache/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    // Tests may import everything.
    '**/*.test.{ts,tsx}',
  ]),
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [queryPlugin.configs['flat/recommended']],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='select'] > TSTypeParameterInstantiation > TSStringKeyword",
          message:
            'Type the rows by the columns (ColumnNames), so that a column left out is an error.',
        },
        OWN_DATE_FORMAT,
        OWN_STATUS_COLOR,
      ],
    },
  },
  // The one place that sets the color of a load in transit.
  { files: ['src/shared/loads/load-status-badge.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['supabase/functions/**/*.ts'],
    ignores: ['supabase/functions/_shared/domain/time/**'],
    rules: { 'no-restricted-syntax': ['error', OWN_DATE_FORMAT] },
  },
  // Import rules between the rooms (docs/architecture.md).
  {
    files: ['src/**/*.{ts,tsx}', 'supabase/{functions,local}/**/*.ts', '{scripts,tools}/**/*.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'boundaries/legacy-templates': false,
      'import/resolver': {
        typescript: { project: './tsconfig.app.json', noWarnOnMultipleProjects: true },
      },
    },
    rules: {
      'boundaries/dependencies': ['error', importRulesOf()],
      'boundaries/no-unknown-files': 'error',
    },
  },
  // Each room with its own rules only, because every rule is compared with every import. The rooms
  // listed first are folders of later ones, so they come last here.
  ...rooms
    .filter(({ type }) => type !== 'tests')
    .toReversed()
    .map(({ type, pattern }) => ({
      files: [`${pattern}/**/*.{ts,tsx}`],
      rules: { 'boundaries/dependencies': ['error', importRulesOf(type)] },
    })),
);
