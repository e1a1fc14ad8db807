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
    'src/features/quotes/messages.ts',
    "import '@/platform/supabase/client';",
  ],
  [
    "a feature's api/ in its model/",
    'src/features/loads/model/load-path.ts',
    "import '../api/keys';",
  ],
  ['another feature', 'src/features/quotes/messages.ts', "import '@/features/account/messages';"],
  [
    'supabase-js outside platform/',
    'src/features/quotes/api/keys.ts',
    "import '@supabase/supabase-js';",
  ],
  ['a feature in shared/', 'src/shared/lib/log.ts', "import '@/features/quotes/messages';"],
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
  ['Node modules in browser code', 'src/shared/lib/log.ts', "import 'node:fs';"],
];

const ALLOWED: [what: string, file: string, code: string][] = [
  [
    "the Supabase client in a feature's api/",
    'src/features/quotes/api/keys.ts',
    "import '@/platform/supabase/client';",
  ],
  [
    'a feature on a page',
    'src/pages/public/quote-page.tsx',
    "import '@/features/quotes/messages';",
  ],
];

// Long timeout: for the first file TypeScript loads the whole project.
describe('import rules', { timeout: 60_000 }, () => {
  it.each(FORBIDDEN)('forbid %s', async (_what, file, code) => {
    expect(await errorsFor(file, code)).toHaveLength(1);
  });

  it.each(ALLOWED)('allow %s', async (_what, file, code) => {
    expect(await errorsFor(file, code)).toEqual([]);
  });
});
