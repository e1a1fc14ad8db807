import { Outlet } from 'react-router-dom';
import { MAIN_ID } from '@/shared/lib/focus-heading';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SiteHeader } from './public/site-header';
import { SkipLink } from './public/skip-link';
import { useFocusOnNavigation } from './public/use-focus-on-navigation';
import { useScrollRestoration } from './public/use-scroll-restoration';

/** Below the first screen: its prerendered links work before its code loads. */
const PageFooter = lazyPart(async () => (await import('./public/page-footer')).PageFooter);

/** Header and footer of every public and account page. */
export function PublicLayout() {
  useScrollRestoration();
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-svh">
        <Outlet />
      </main>
      <PageFooter />
    </>
  );
}
