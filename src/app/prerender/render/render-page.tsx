import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppProviders } from '../../providers/app-providers';
import { routes } from '../../routes';
import { SitePages } from '../../site-pages';
import { resolveLazyRoutes } from '../resolve-lazy-routes';
import { routePattern } from '../route-pattern';
import { splitHead } from './split-head';

/** A rendered page, split for {@link buildDocument}. */
export interface RenderedPage {
  path: string;
  /** Its route pattern; the browser compares it with the URL before hydrating. */
  pattern: string;
  /** The page's head tags: title, description, canonical, previews, preloads. */
  head: string;
  /** Markup of the root element. */
  body: string;
}

/**
 * Renders the page at `path` to HTML, including its lazy parts.
 *
 * @throws Error when any part of the page fails to load or render.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  await resolveLazyRoutes(routes, path);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <AppProviders>
        <StaticRouter location={path}>
          <SitePages routes={routes} />
        </StaticRouter>
      </AppProviders>
    </StrictMode>,
    {
      // Otherwise React streams a large part to the end of the page and moves it with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} could not be rendered.`, { cause: errors[0] });
  return { path, pattern: routePattern(routes, path), ...splitHead(html) };
}
