import { Outlet } from 'react-router-dom';
import { MAIN_ID } from '@/shared/lib/focus-heading';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SiteHeader } from './public/site-header';
import { SkipLink } from './public/skip-link';
import { useFocusOnNavigation } from './public/use-focus-on-navigation';
import { useScrollMemory } from './public/use-scroll-memory';

/** Further down than anybody is at first: links as they stand until its code has come. */
const PageFoot = lazyPart(async () => (await import('./public/page-foot')).PageFoot);

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
      <PageFoot />
    </>
  );
}
