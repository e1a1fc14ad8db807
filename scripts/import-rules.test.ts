import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const RULE = 'boundaries/dependencies';

const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === RULE });

/** The import law's complaints about `code` if it stood in `file` (a file that exists). */
async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message);
}

const FORBIDDEN: [why: string, file: string, code: string][] = [
  [
    'a component reaches for the database client',
    'src/features/quotes/messages.ts',
    "import '@/platform/supabase/client';",
  ],
  [
    'a feature imports another feature',
    'src/features/quotes/messages.ts',
    "import '@/features/account/messages';",
  ],
  [
    'supabase-js outside the platform room',
    'src/features/quotes/api/keys.ts',
    "import '@supabase/supabase-js';",
  ],
  ['shared code knows a feature', 'src/shared/lib/log.ts', "import '@/features/quotes/messages';"],
  [
    'a part of the interface fetches data',
    'src/shared/ui/button.tsx',
    "import '@tanstack/react-query';",
  ],
  ['content knows React', 'src/content/company.ts', "import 'react';"],
  [
    'a contract imports from the site',
    'supabase/functions/_shared/contracts/quote.ts',
    "import '../../../../src/shared/lib/log';",
  ],
  ['node in the browser', 'src/shared/lib/log.ts', "import 'node:fs';"],
];

const ALLOWED: [why: string, file: string, code: string][] = [
  [
    "a feature's api talks to the platform",
    'src/features/quotes/api/keys.ts',
    "import '@/platform/supabase/client';",
  ],
  [
    'a page composes features',
    'src/pages/public/quote-page.tsx',
    "import '@/features/quotes/messages';",
  ],
];

// The first file makes TypeScript read the whole site.
describe('the import law', { timeout: 60_000 }, () => {
  it.each(FORBIDDEN)('forbids: %s', async (_why, file, code) => {
    expect(await complaints(file, code)).toHaveLength(1);
  });

  it.each(ALLOWED)('allows: %s', async (_why, file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });
});
