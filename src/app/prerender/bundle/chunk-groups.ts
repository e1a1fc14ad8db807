/** Modules that are always loaded together and therefore share one file. */
interface ChunkGroup {
  name: string;
  /** Paths under `src/` without extension; `*` stands for any file name. */
  modules?: readonly string[];
  /** Names of contracts without extension. */
  contracts?: readonly string[];
  /** Paths in the domain without extension. */
  domain?: readonly string[];
  /** npm packages. */
  packages?: readonly string[];
  /** Icons of lucide-react. */
  icons?: readonly string[];
}

/**
 * Manual chunks, by priority. On a phone sixty small files cost more in requests than in bytes. A
 * group also contains what its modules import, unless an earlier group has it already.
 */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  // Alone, so that the first script stays small (docs/prerendering.md).
  { name: 'start', modules: ['app/prerender/browser/start'] },
  {
    name: 'site',
    modules: [
      'app/prerender/browser/hydrate',
      'content/gallery',
      'content/fleet',
      'session/goals',
      'shared/lib/use-is-hydrated',
      'shared/lib/timeout',
      'shared/forms/submit-failure',
      'shared/seo/page-metadata',
      'shared/seo/json-ld',
      'shared/seo/structured-data',
      'shared/blocks/page-hero',
      'shared/blocks/cta-band',
      'shared/blocks/no-script-note',
      'shared/ui/part-loading',
      'shared/ui/alert',
      'shared/ui/skeleton',
      'shared/ui/empty-state',
      'shared/ui/panel',
    ],
    domain: ['numbers/counts'],
    // Those that text pages and the console share; in `blocks`, the console would load all of it.
    icons: ['check', 'minus', 'plus'],
  },
  // Small modules that the console's lists share with forms and drawings, which they don't load.
  {
    name: 'controls',
    modules: [
      'shared/ui/checkbox',
      'shared/ui/field',
      'shared/ui/input',
      'shared/lib/error-reason',
      'platform/supabase/unwrap-insert',
    ],
    domain: ['text/invisible', 'time/entered-day', 'time/zoned-time'],
    icons: ['upload'],
  },
  { name: 'limits', modules: ['shared/drawing/check-load', 'shared/drawing/trailer-for-load'] },
  { name: 'quote-texts', domain: ['quote-texts', 'numbers/pounds'] },
  // The console's lists read places without checking loads.
  { name: 'places', domain: ['places/place', 'places/states'] },
  { name: 'tslib', packages: ['tslib'] },
  // The building blocks of text pages.
  {
    name: 'blocks',
    modules: [
      ...[
        'arrow-link',
        'breadcrumbs',
        'check-list',
        'facts-section',
        'faq',
        'picture',
        'picture-grid',
        'picture-hero',
        'preload-picture',
        'route-steps',
        'section',
      ].map((name) => `shared/blocks/${name}`),
      'shared/drawing/lazy-drawings',
      'shared/drawing/load-legend',
      'shared/ui/facts',
      'shared/ui/stat',
      'shared/ui/figure',
    ],
  },
  {
    name: 'query',
    modules: ['shared/lib/query-provider'],
    // Not all of @tanstack: the console's tables stay out of public pages.
    packages: ['@tanstack/react-query', '@tanstack/query-core'],
  },
  {
    name: 'read',
    modules: [
      'platform/supabase/public-tables',
      'platform/supabase/unwrap',
      'platform/supabase/call-function',
      'platform/supabase/request-emails',
      'session/session-queries',
      'shared/lib/use-media-query',
    ],
  },
  // Every form checks its text with `schemas`; only the quote form and the console check loads.
  { name: 'schemas', contracts: ['text', 'quote-link'], packages: ['zod'] },
  // The console reads lengths too. If these were in the length fields' file, it would also load the forms.
  {
    name: 'load-schemas',
    contracts: ['piece', 'size', 'quote'],
    domain: ['plausible', 'piece', 'size', 'numbers/parse-length'],
  },
  // Every public page loads these after hydration.
  {
    name: 'late',
    modules: [
      'app/layouts/public/page-footer',
      'app/layouts/public/menu-links',
      'features/consent/components/consent-dialog',
      'shared/ui/dialog-frame',
      'shared/ui/toast/toaster-view',
    ],
  },
  {
    name: 'forms',
    modules: [
      'shared/forms/use-field-problems',
      'shared/forms/use-form-submission',
      'shared/forms/form-draft',
      'shared/forms/failure-help',
      'shared/forms/field-group',
      'shared/forms/error-summary',
      'shared/forms/contact-fields',
      'shared/forms/honeypot',
      'shared/forms/restored-notice',
      'shared/blocks/challenge/challenge',
      'shared/blocks/privacy-note',
      'shared/blocks/send-failure',
      'session/use-profile-prefill',
      'shared/forms/wait-for-fill-time',
      'platform/supabase/verify-challenge',
      'shared/ui/email-input',
      'shared/ui/textarea',
    ],
    packages: ['react-hook-form', '@hookform/resolvers'],
    // Those that the quote form shares with other forms.
    icons: ['printer', 'rotate-cw'],
  },
  // Modules that the quote form shares with the pages on which a customer follows a request.
  {
    name: 'quotes',
    modules: [
      'features/quotes/toasts',
      'features/quotes/api/follow-quote',
      'features/quotes/api/query-keys',
      'shared/lib/format-bytes',
    ],
  },
  // The boxes of a load, on the quote form and in the load assessment.
  { name: 'load-fields', modules: ['shared/forms/length-field', 'shared/places/place-field'] },
  { name: 'drawing', modules: ['shared/drawing/*'] },
  {
    name: 'gallery',
    modules: [
      'features/gallery/api/gallery-images',
      'features/gallery/api/prefetch-gallery',
      'features/gallery/components/gallery-picture',
      'features/gallery/components/gallery-loading',
      'features/gallery/components/gallery-empty',
    ],
  },
];

const SLASH = String.raw`[\\/]`;

/** Matches the file of a module of a {@link ChunkGroup}, by its absolute path. */
export function modulePattern(module: string): string {
  const names = module.split('/').map((name) => name.replace('*', String.raw`[^\\/]+`));
  return `${SLASH}${['src', ...names].join(SLASH)}\\.tsx?$`;
}

/** Matches a file of a folder of `_shared`. */
const sharedPattern = (folder: string) => (name: string) =>
  `${SLASH}${['_shared', folder, ...name.split('/')].join(SLASH)}\\.ts$`;

/** Matches every file of an npm package. */
function packagePattern(name: string): string {
  return `${SLASH}node_modules${SLASH}${name.replaceAll('/', SLASH)}${SLASH}`;
}

/** Matches an icon of lucide-react. */
export function iconPattern(name: string): string {
  return `${SLASH}${['lucide-react', 'dist', 'esm', 'icons', name].join(SLASH)}\\.m?js$`;
}

/** The groups in the form Rolldown takes. */
export function rolldownGroups() {
  return CHUNK_GROUPS.map(
    ({ name, modules = [], contracts = [], domain = [], packages = [], icons = [] }, at) => ({
      name,
      test: new RegExp(
        [
          ...modules.map(modulePattern),
          ...contracts.map(sharedPattern('contracts')),
          ...domain.map(sharedPattern('domain')),
          ...packages.map(packagePattern),
          ...icons.map(iconPattern),
        ].join('|'),
      ),
      priority: CHUNK_GROUPS.length - at,
    }),
  );
}
