import { QuotePrompt } from './quote-prompt';
import { SiteFooter } from './site-footer';

/** What a visitor meets by scrolling: the footer, and the prompt that steps aside for its end. */
export function PageFoot() {
  return (
    <>
      <SiteFooter />
      <QuotePrompt />
    </>
  );
}
