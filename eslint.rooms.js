/**
 * The rooms of the house and who may import whom. docs/architecture.md draws the same picture.
 * Everything not allowed here is an error, npm packages included.
 */

/** @type {import('eslint-plugin-boundaries').Settings['boundaries/elements']} */
export const rooms = [
  { type: 'app', pattern: 'src/app', partialMatch: false },
  { type: 'pages', pattern: 'src/pages', partialMatch: false },
  { type: 'feature-api', pattern: 'src/features/*/api', capture: ['feature'], partialMatch: false },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'], partialMatch: false },
  { type: 'session', pattern: 'src/session', partialMatch: false },
  { type: 'content', pattern: 'src/content', partialMatch: false },
  { type: 'shared-lib', pattern: 'src/shared/lib', partialMatch: false },
  { type: 'blocks', pattern: 'src/shared/{blocks,seo}', partialMatch: false },
  { type: 'console', pattern: 'src/shared/console', partialMatch: false },
  { type: 'shared', pattern: 'src/shared', partialMatch: false },
  { type: 'platform', pattern: 'src/platform/supabase', partialMatch: false },
  { type: 'contracts', pattern: 'supabase/functions/_shared/contracts', partialMatch: false },
  // The database's types, written by `npm run types`.
  { type: 'generated', pattern: 'supabase/functions/_shared/generated', partialMatch: false },
  { type: 'functions', pattern: 'supabase/functions', partialMatch: false },
];

const SHARED = ['shared', 'shared-lib'];
/**
 * `shared/` as its users see it; inside it, only blocks and seo may know the company, and only the
 * console's lists react-query.
 */
const ALL_SHARED = [...SHARED, 'blocks', 'console'];
const REACT = ['react', 'react-dom', 'react-router-dom', 'lucide-react'];
const sameFeature = { captured: { feature: '{{ from.element.captured.feature }}' } };

/** From a room to other rooms. */
const toRooms = (from, ...types) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: types } } } },
});

/** From a room to npm packages; no list means any. */
const toPackages = (from, packages) => ({
  from: { element: { type: from } },
  allow: { to: { module: { origin: 'external', ...(packages && { source: packages }) } } },
});

/** From a feature's room to the rooms of the same feature. */
const toOwnFeature = (from) => ({
  from: { element: { type: from } },
  allow: {
    to: [
      { element: { type: 'feature', ...sameFeature } },
      { element: { type: 'feature-api', ...sameFeature } },
    ],
  },
});

export const law = {
  default: 'disallow',
  checkAllOrigins: true,
  policies: [
    toRooms(
      'app',
      'app',
      'pages',
      'feature',
      'feature-api',
      'session',
      'content',
      ...ALL_SHARED,
      'platform',
      'contracts',
    ),
    toPackages('app', [...REACT, '@tanstack/react-query']),

    toRooms(
      'pages',
      'pages',
      'feature',
      'feature-api',
      'session',
      'content',
      ...ALL_SHARED,
      'contracts',
    ),
    toPackages('pages', [...REACT, '@tanstack/react-query']),

    toRooms('feature', 'session', 'content', ...ALL_SHARED, 'contracts'),
    toOwnFeature('feature'),
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
      'platform',
      'generated',
    ),
    toOwnFeature('feature-api'),
    toPackages('feature-api', ['react', '@tanstack/react-query']),

    toRooms('session', 'session', ...SHARED, 'platform', 'contracts', 'generated'),
    toPackages('session', ['react', 'react-router-dom', '@tanstack/react-query']),

    toRooms('content', 'content', 'contracts', 'shared-lib'),

    toRooms('blocks', ...SHARED, 'blocks', 'content'),
    toPackages('blocks', [...REACT, '@radix-ui/*']),

    toRooms('console', ...SHARED, 'console'),
    toPackages('console', [...REACT, '@tanstack/react-query']),
    toRooms('shared', ...SHARED),
    toPackages('shared', [...REACT, '@radix-ui/*', 'react-hook-form', 'pdfjs-dist']),
    toRooms('shared-lib', ...SHARED),
    toPackages('shared-lib', ['react', '@tanstack/react-query', 'clsx', 'tailwind-merge']),

    toRooms('platform', 'platform', 'shared-lib', 'contracts', 'generated'),
    toPackages('platform', ['@supabase/supabase-js', '@supabase/postgrest-js']),

    toRooms('contracts', 'contracts'),
    toPackages('contracts', ['zod']),

    toRooms('functions', 'functions', 'contracts', 'generated'),
    toPackages('functions', ['zod', '@supabase/supabase-js', 'bowser', 'isbot']),
  ],
};
