import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { connectAuth } from '@/session/session-store';
import { hasStoredSession } from '@/session/stored-session';
import { logError } from '@/shared/lib/log';
import { listenBeforeRouter } from '@/shared/lib/pop-handler';
import { markServedTags } from '@/shared/seo/served-tags';
import { AppProviders } from '../../providers/app-providers';
import { routes } from '../../routes';
import { SitePages } from '../../site-pages';
import { endLaterLayout } from '../later-layout';
import { resolveLazyRoutes } from '../resolve-lazy-routes';
import { routePattern } from '../route-pattern';
import { prefetchOnIntent } from './prefetch-on-intent';

/** Hydrates a prerendered page; renders from scratch into the shell. */
async function hydrate(container: HTMLElement): Promise<void> {
  listenBeforeRouter();
  const { pathname } = window.location;
  if (container.dataset['route'] === undefined && hasStoredSession()) void startSession();
  await resolveLazyRoutes(routes, pathname);
  const app = (
    <StrictMode>
      <AppProviders>
        <BrowserRouter useTransitions={false}>
          <SitePages routes={routes} />
        </BrowserRouter>
      </AppProviders>
    </StrictMode>
  );
  // A host may answer with another page's HTML: hydrating it would mix the two pages.
  if (container.dataset['route'] === routePattern(routes, pathname)) {
    // In a transition React hydrates in small steps and handles taps in between.
    startTransition(() => {
      hydrateRoot(container, app);
    });
  } else {
    markServedTags();
    container.replaceChildren();
    createRoot(container).render(app);
  }
  prefetchOnIntent(routes);
  endLaterLayout();
}

/** The shell's pages need the session and the user's roles first: load their code with the page's. */
async function startSession(): Promise<void> {
  try {
    await Promise.all([connectAuth(), import('@/session/session-data')]);
  } catch (error) {
    logError("The session's code failed to load", error);
  }
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root element.');
void hydrate(container);
