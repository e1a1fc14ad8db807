import type { Config } from 'tailwindcss';

/**
 * Tailwind 4 reads its theme from CSS (`src/app/styles/tokens.css`). Only what the style sheet can't say
 * remains here: where class names are written.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
} satisfies Config;
