import type { Config } from 'tailwindcss';

/**
 * Tailwind 4 reads its theme from CSS (`src/app/styles/tokens.css`). What stays here is what the
 * stylesheet cannot say: where class names are written.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
} satisfies Config;
