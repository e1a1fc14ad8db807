import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const RULE = 'boundaries/dependencies';

const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === RULE });

/** The errors the import rules report for `code` in `file`, which must exist. */
async function errorsFor(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message);
}

const FORBIDDEN: [what: string, file: string, code: string][] = [
  [
    'the Supabase client outside api/',
    'src/features/quotes/toasts.ts',
    "import '@/platform/supabase/client';",
  ],
  [
    "a feature's api/ in its model/",
    'src/features/loads/model/load-path.ts',
    "import '../api/query-keys';",
  ],
  ['another feature', 'src/features/quotes/toasts.ts', "import '@/features/account/toasts';"],
  [
    'a component of a feature that this one uses',
    'src/features/escorts/model/escort-labels.ts',
    "import '@/features/loads/components/load-log';",
  ],
  [
    "a used feature's api/ in model/",
    'src/features/escorts/model/escort-labels.ts',
    "import '@/features/loads/api/query-keys';",
  ],
  [
    'a feature that uses this one',
    'src/features/loads/api/query-keys.ts',
    "import '@/features/escorts/model/escort-labels';",
  ],
  [
    'supabase-js outside platform/',
    'src/features/quotes/api/query-keys.ts',
    "import '@supabase/supabase-js';",
  ],
  ['a feature in shared/', 'src/shared/lib/log.ts', "import '@/features/quotes/toasts';"],
  ['shared/ui in shared/lib', 'src/shared/lib/log.ts', "import '@/shared/ui/button';"],
  ['react-query in shared/ui', 'src/shared/ui/button.tsx', "import '@tanstack/react-query';"],
  [
    'react-helmet-async outside shared/seo',
    'src/pages/public/quote-page.tsx',
    "import 'react-helmet-async';",
  ],
  ['React in content/', 'src/content/company.ts', "import 'react';"],
  [
    'site code in a contract',
    'supabase/functions/_shared/contracts/quote.ts',
    "import '../../../../src/shared/lib/log';",
  ],
  [
    'a contract in the domain',
    'supabase/functions/_shared/domain/numbers/money.ts',
    "import '../../contracts/offer.ts';",
  ],
  ['zod in the domain', 'supabase/functions/_shared/domain/numbers/money.ts', "import 'zod/mini';"],
  ['Node modules in browser code', 'src/shared/lib/log.ts', "import 'node:fs';"],
  [
    "the build's Node code in browser code",
    'src/app/prerender/browser/start.ts',
    "import '../bundle/chunk-groups';",
  ],
  ['Node modules in a page', 'src/app/prerender/render/sitemap.ts', "import 'node:fs';"],
  [
    "a page in the build's Node code",
    'src/app/prerender/bundle/client-build.ts',
    "import '../../../pages/public/home-page.tsx';",
  ],
  [
    "a script in the stand-in's start",
    'supabase/local/start.ts',
    "import '../../scripts/tools.ts';",
  ],
  [
    'a script in a part of the stand-in',
    'supabase/local/gateway/server.ts',
    "import '../../../scripts/tools.ts';",
  ],
  [
    "the stand-in's auth in its database",
    'supabase/local/database/open.ts',
    "import '../auth/tokens.ts';",
  ],
  [
    "the stand-in's start in one of its parts",
    'supabase/local/database/open.ts',
    "import '../options.ts';",
  ],
  ["the stand-in's API in its email", 'supabase/local/email/links.ts', "import '../api/lite.ts';"],
  ['site code in the stand-in', 'supabase/local/start.ts', "import '../../src/shared/lib/log';"],
  [
    "an edge function's code in the stand-in",
    'supabase/local/functions/open.ts',
    "import '../../functions/_shared/email/account-emails.ts';",
  ],
  ['jose outside auth', 'supabase/local/realtime/admission.ts', "import 'jose';"],
  ['test helpers in a script', 'scripts/tools.ts', "import '../tests/support/engine.ts';"],
  ['a tool in a script', 'scripts/tools.ts', "import '../tools/towns/reduce-towns.ts';"],
  ['a feature in a script', 'scripts/tools.ts', "import '../src/features/quotes/toasts.ts';"],
];

const ALLOWED: [what: string, file: string, code: string][] = [
  [
    'Node modules where the build runs in Node',
    'src/app/prerender/bundle/client-build.ts',
    "import 'node:fs';",
  ],
  [
    "the Supabase client in a feature's api/",
    'src/features/quotes/api/query-keys.ts',
    "import '@/platform/supabase/client';",
  ],
  [
    "a used feature's model/",
    'src/features/escorts/model/escort-labels.ts',
    "import '@/features/loads/model/load-path';",
  ],
  [
    "a used feature's api/ in api/",
    'src/features/driver/api/schedule.ts',
    "import '@/features/escorts/api/own-escorts';",
  ],
  ['a feature on a page', 'src/pages/public/quote-page.tsx', "import '@/features/quotes/toasts';"],
  [
    'the stand-in in a script',
    'scripts/tools.ts',
    "import '../supabase/local/database/native-postgres.ts';",
  ],
  [
    "a database package's subpath in the stand-in's database",
    'supabase/local/database/pglite.ts',
    "import '@electric-sql/pglite/contrib/citext';",
  ],
];

// Long timeout: the first file loads ESLint.
describe('import rules', { timeout: 60_000 }, () => {
  it.each(FORBIDDEN)('forbid %s', async (_what, file, code) => {
    expect(await errorsFor(file, code)).toHaveLength(1);
  });

  it.each(ALLOWED)('allow %s', async (_what, file, code) => {
    expect(await errorsFor(file, code)).toEqual([]);
  });
});
