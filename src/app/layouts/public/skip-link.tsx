import { MAIN_ID } from '@/shared/lib/focus-heading';

/** First in the tab order: skips the header. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-4 left-4 z-consent -translate-y-24 bg-accent px-4 py-3 font-[650] text-accent-fg focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
