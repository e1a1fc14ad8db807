import { QuotePrompt } from './quote-prompt';
import { SiteFooter } from './site-footer';

/** Everything below the first screen: the footer and the floating quote prompt. */
export function PageFooter() {
  return (
    <>
      <SiteFooter />
      <QuotePrompt />
    </>
  );
}
