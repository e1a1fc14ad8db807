import { MAIN_ID } from '@/shared/lib/focus-heading';
import { SKIP_LINK_CLASS } from '@/shared/ui/skip-link-class';

/** First in the tab order: skips the header. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={SKIP_LINK_CLASS}>
      Skip to content
    </a>
  );
}
