import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { answerEarlyTap } from './early-taps';
import { AppProviders } from './providers/app-providers';
import { resolveLazyRoutes } from './resolve-lazy-routes';
import { routePattern } from './route-pattern';
import { routes } from './routes';
import { SitePages } from './site-pages';

/** Brings the page to life: prerendered markup is taken over as it is, the shell is filled. */
async function start(container: HTMLElement): Promise<void> {
  const { pathname } = window.location;
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
  // A host may answer with another page's markup; hydrating that would mix the two.
  if (container.dataset['route'] === routePattern(routes, pathname)) {
    // In a transition React does it in small steps, and a tap in between is answered.
    startTransition(() => {
      hydrateRoot(container, app);
    });
    answerEarlyTap();
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
  }
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root element.');
void start(container);
