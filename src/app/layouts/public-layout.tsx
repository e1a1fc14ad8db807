import { Outlet } from 'react-router-dom';
import { MAIN_ID } from '@/shared/lib/focus-page-start';
import { QuotePrompt } from './public/quote-prompt';
import { SiteFooter } from './public/site-footer';
import { SiteHeader } from './public/site-header';
import { SkipLink } from './public/skip-link';
import { useFocusOnNavigation } from './public/use-focus-on-navigation';
import { useScrollMemory } from './public/use-scroll-memory';

/** What stands around every public and account page. */
export function PublicLayout() {
  useScrollMemory();
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-svh">
        <Outlet />
      </main>
      <SiteFooter />
      <QuotePrompt />
    </>
  );
}
