/**
 * Import rules: the rooms (top-level folders) and what each may import. docs/architecture.md shows
 * the same table. Every import that no rule allows is an error, npm packages included.
 */

/** @type {import('eslint-plugin-boundaries').Settings['boundaries/elements']} */
export const rooms = [
  // What the build does in Node with the pages and their files.
  { type: 'prerender-bundle', pattern: 'src/app/prerender/bundle', partialMatch: false },
  { type: 'app', pattern: 'src/app', partialMatch: false },
  { type: 'pages', pattern: 'src/pages', partialMatch: false },
  { type: 'feature-api', pattern: 'src/features/*/api', capture: ['feature'], partialMatch: false },
  {
    type: 'feature-model',
    pattern: 'src/features/*/model',
    capture: ['feature'],
    partialMatch: false,
  },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'], partialMatch: false },
  { type: 'session', pattern: 'src/session', partialMatch: false },
  { type: 'content', pattern: 'src/content', partialMatch: false },
  { type: 'shared-lib', pattern: 'src/shared/lib', partialMatch: false },
  { type: 'blocks', pattern: 'src/shared/blocks', partialMatch: false },
  { type: 'seo', pattern: 'src/shared/seo', partialMatch: false },
  { type: 'console', pattern: 'src/shared/console', partialMatch: false },
  { type: 'shared', pattern: 'src/shared', partialMatch: false },
  { type: 'platform', pattern: 'src/platform/supabase', partialMatch: false },
  // What is sent and stored: schemas, buckets and their limits.
  { type: 'contracts', pattern: 'supabase/functions/_shared/contracts', partialMatch: false },
  // Rules and readers of days, numbers, places and texts, without zod.
  { type: 'domain', pattern: 'supabase/functions/_shared/domain', partialMatch: false },
  // What a move will probably require, computed in the browser and in functions.
  { type: 'assessment', pattern: 'supabase/functions/_shared/assessment', partialMatch: false },
  // The database's types, written by `npm run types`.
  { type: 'generated', pattern: 'supabase/functions/_shared/generated', partialMatch: false },
  { type: 'functions', pattern: 'supabase/functions', partialMatch: false },
  { type: 'local-api', pattern: 'supabase/local/api', partialMatch: false },
  { type: 'local-auth', pattern: 'supabase/local/auth', partialMatch: false },
  { type: 'local-config', pattern: 'supabase/local/config', partialMatch: false },
  { type: 'local-database', pattern: 'supabase/local/database', partialMatch: false },
  { type: 'local-email', pattern: 'supabase/local/email', partialMatch: false },
  { type: 'local-functions', pattern: 'supabase/local/functions', partialMatch: false },
  { type: 'local-gateway', pattern: 'supabase/local/gateway', partialMatch: false },
  { type: 'local-realtime', pattern: 'supabase/local/realtime', partialMatch: false },
  { type: 'local-storage', pattern: 'supabase/local/storage', partialMatch: false },
  { type: 'local', pattern: 'supabase/local', partialMatch: false },
  { type: 'scripts', pattern: 'scripts', partialMatch: false },
  { type: 'tools', pattern: 'tools', partialMatch: false },
  // A room so that no other room may import it: imports of unknown files are not checked.
  { type: 'tests', pattern: 'tests', partialMatch: false },
];

const SHARED = ['shared', 'shared-lib'];
/**
 * All of `shared/`. Inside it only blocks/ and seo/ may import company content, and only console/
 * and lib/ react-query.
 */
const ALL_SHARED = [...SHARED, 'blocks', 'seo', 'console'];
const REACT = ['react', 'react-dom', 'react-router-dom', 'lucide-react'];
/** The parts of the stand-in; `local` itself is start.ts, which puts them together. */
const ALL_LOCAL = [
  'local-api',
  'local-auth',
  'local-config',
  'local-database',
  'local-email',
  'local-functions',
  'local-gateway',
  'local-realtime',
  'local-storage',
];
const sameFeature = { captured: { feature: '{{ from.element.captured.feature }}' } };

/** Lets a room import other rooms. */
const toRooms = (from, ...types) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: types } } } },
});

/** Lets a room import npm packages; without a list, any. */
const toPackages = (from, packages) => ({
  from: { element: { type: from } },
  allow: { to: { module: { origin: 'external', ...(packages && { source: packages }) } } },
});

/** Lets rooms that run in Node import its modules. */
const toNode = (...types) => ({
  from: { element: { types: { anyOf: types } } },
  allow: { to: { module: { origin: 'core' } } },
});

/**
 * Whose `model/` and `api/` a feature may use: only of features above it. What shows components of several features
 * is a page.
 */
const USED_FEATURES = {
  loads: [],
  escorts: ['loads'],
  permits: ['loads'],
  board: ['loads'],
  billing: ['loads'],
  driver: ['loads', 'escorts', 'permits'],
};
const withRules = Object.keys(USED_FEATURES);
for (const [feature, used] of Object.entries(USED_FEATURES)) {
  const wrong = used.find((name) => !withRules.slice(0, withRules.indexOf(feature)).includes(name));
  if (wrong !== undefined) throw new Error(`${feature} can't use ${wrong}, which isn't above it.`);
}

/** Lets a part of a feature import parts of the features it uses. */
const toUsedFeatures = (from, ...types) =>
  Object.entries(USED_FEATURES).map(([feature, used]) => ({
    from: { element: { type: from, captured: { feature } } },
    allow: { to: { element: { types: { anyOf: types }, captured: { feature: used } } } },
  }));

/** Lets a feature import its own files, but no other feature's. */
const toOwnFeature = (from) => ({
  from: { element: { type: from } },
  allow: {
    to: [
      { element: { type: 'feature', ...sameFeature } },
      { element: { type: 'feature-api', ...sameFeature } },
      { element: { type: 'feature-model', ...sameFeature } },
    ],
  },
});

const policies = [
  toRooms(
    'app',
    'app',
    'pages',
    'feature',
    'feature-api',
    'feature-model',
    'session',
    'content',
    ...ALL_SHARED,
    'platform',
    'contracts',
    'domain',
    'assessment',
  ),
  toPackages('app', [...REACT, '@tanstack/react-query']),

  toRooms(
    'pages',
    'pages',
    'feature',
    'feature-api',
    'feature-model',
    'session',
    'content',
    ...ALL_SHARED,
    'contracts',
    'domain',
    'assessment',
  ),
  toPackages('pages', [...REACT, '@tanstack/react-query']),

  toRooms('feature', 'session', 'content', ...ALL_SHARED, 'contracts', 'domain', 'assessment'),
  toOwnFeature('feature'),
  ...toUsedFeatures('feature', 'feature-api', 'feature-model'),
  toPackages('feature', [
    ...REACT,
    '@tanstack/react-query',
    'react-hook-form',
    '@hookform/resolvers',
    'swiper',
    '@dnd-kit/*',
    'bowser',
  ]),

  toRooms(
    'feature-api',
    'session',
    'content',
    ...ALL_SHARED,
    'contracts',
    'domain',
    'assessment',
    'platform',
    'generated',
  ),
  toOwnFeature('feature-api'),
  ...toUsedFeatures('feature-api', 'feature-api', 'feature-model'),
  toPackages('feature-api', ['react', '@tanstack/react-query']),

  // Pure logic: no queries, no React.
  toRooms(
    'feature-model',
    'session',
    'content',
    ...ALL_SHARED,
    'contracts',
    'domain',
    'assessment',
    'generated',
  ),
  {
    from: { element: { type: 'feature-model' } },
    allow: {
      to: [
        { element: { type: 'feature', ...sameFeature } },
        { element: { type: 'feature-model', ...sameFeature } },
      ],
    },
  },
  ...toUsedFeatures('feature-model', 'feature-model'),
  toPackages('feature-model', ['lucide-react', 'bowser', 'suncalc']),

  toRooms('session', 'session', ...SHARED, 'platform', 'contracts', 'domain', 'generated'),
  toPackages('session', ['react', 'react-router-dom', '@tanstack/react-query']),

  toRooms('content', 'content', 'contracts', 'domain', 'shared-lib'),

  toRooms('blocks', ...SHARED, 'blocks', 'seo', 'content', 'contracts', 'domain'),
  toPackages('blocks', [...REACT, '@radix-ui/*']),
  toRooms('seo', 'shared-lib', 'seo', 'content'),
  toPackages('seo', ['react', 'react-helmet-async']),

  toRooms('console', ...SHARED, 'console', 'contracts', 'domain'),
  toPackages('console', [...REACT, '@tanstack/react-query', '@tanstack/react-table']),
  toRooms('shared', ...SHARED, 'contracts', 'domain'),
  toPackages('shared', [
    ...REACT,
    '@radix-ui/*',
    'react-hook-form',
    '@hookform/resolvers',
    'pdfjs-dist',
  ]),
  toRooms('shared-lib', 'shared-lib', 'contracts', 'domain'),
  toPackages('shared-lib', ['react', '@tanstack/react-query']),

  toRooms('platform', 'platform', 'shared-lib', 'contracts', 'domain', 'generated'),
  toPackages('platform', ['@supabase/supabase-js', '@supabase/postgrest-js', 'tus-js-client']),

  toRooms('contracts', 'contracts', 'domain'),
  toPackages('contracts', ['zod']),

  toRooms('domain', 'domain', 'generated'),

  toRooms('assessment', 'assessment', 'contracts', 'domain'),

  toRooms('functions', 'functions', 'assessment', 'contracts', 'domain', 'generated'),
  toPackages('functions', [
    'zod',
    '@supabase/supabase-js',
    'bowser',
    'file-type',
    'isbot',
    '@cantoo/pdf-lib',
    '@cantoo/fontkit',
  ]),

  toNode(...ALL_LOCAL, 'local', 'prerender-bundle', 'scripts', 'tools'),
  toRooms('local-config', 'local-config'),
  // `contracts` and `domain`: the rules in supabase/rules are read and imported as the console imports a file.
  toRooms('local-database', 'local-database', 'local-config', 'contracts', 'domain'),
  toPackages('local-database', ['@supabase/lite', '@electric-sql/pglite', 'postgres']),
  toRooms('local-email', 'local-email', 'local-config'),
  toRooms('local-api', 'local-api', 'local-config', 'local-database', 'local-email'),
  toPackages('local-api', ['@supabase/lite']),
  toRooms('local-auth', 'local-auth', 'local-api', 'local-config', 'local-database', 'local-email'),
  toPackages('local-auth', ['jose', 'otpauth', 'qrcode-generator']),
  toRooms('local-storage', 'local-storage', 'local-auth', 'local-config', 'local-database'),
  toPackages('local-storage', ['@tus/server', '@tus/file-store']),
  toRooms('local-realtime', 'local-realtime', 'local-auth', 'local-database'),
  toPackages('local-realtime', ['ws']),
  toRooms('local-functions', 'local-functions', 'local-auth', 'local-config', 'local-database'),
  toPackages('local-functions', ['croner', 'esbuild', 'ws']),
  toRooms('local-gateway', 'local-gateway'),
  toPackages('local-gateway', ['@hono/node-server', 'sirv']),
  toRooms('local', 'local', ...ALL_LOCAL),
  // `app`: the list of a page's files.
  toRooms('prerender-bundle', 'prerender-bundle', 'app'),
  toPackages('prerender-bundle', [
    'vite',
    'esbuild',
    'css-select',
    'css-what',
    'htmlparser2',
    'postcss',
  ]),
  // `content` and `functions`: the live pages, and the account emails for the templates.
  toRooms(
    'scripts',
    'scripts',
    'local',
    ...ALL_LOCAL,
    'prerender-bundle',
    'content',
    'functions',
    'contracts',
    'domain',
    'generated',
  ),
  toPackages('scripts'),
  toRooms(
    'tools',
    'tools',
    'scripts',
    'prerender-bundle',
    'local',
    ...ALL_LOCAL,
    'contracts',
    'domain',
  ),
  toPackages('tools'),
];

/** The import rules of a room. Files in no room may import nothing. */
export const importRulesOf = (room) => ({
  default: 'disallow',
  checkAllOrigins: true,
  policies: policies.filter(({ from: { element } }) =>
    (element.types?.anyOf ?? [element.type]).includes(room),
  ),
});
