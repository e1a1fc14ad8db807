import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SCROLL_STORAGE, scrollKey } from '../scroll-memory';
import { MAIN_ID } from '@/shared/lib/focus-page-start';
import { NavigationProgress } from './public/navigation-progress';
import { QuotePrompt } from './public/quote-prompt';
import { SiteFooter } from './public/site-footer';
import { SiteHeader } from './public/site-header';
import { SkipLink } from './public/skip-link';
import { useFocusOnNavigation } from './public/use-focus-on-navigation';

/** What stands around every public and account page. */
export function PublicLayout() {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-svh">
        <Outlet />
      </main>
      <SiteFooter />
      <QuotePrompt />
      <ScrollRestoration storageKey={SCROLL_STORAGE} getKey={scrollKey} />
    </>
  );
}
