import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppProviders } from '../providers/app-providers';
import { resolveLazyRoutes } from '../resolve-lazy-routes';
import { routePattern } from '../route-pattern';
import { routes } from '../routes';
import { SitePages } from '../site-pages';
import { splitHead } from './split-head';

/** A page as a browser first sees it. */
export interface RenderedPage {
  path: string;
  /** Pattern of its route, for the client to recognise its own markup by. */
  pattern: string;
  /** The page's own tags: title, description, canonical, previews, preloads. */
  head: string;
  /** What goes into the root element. */
  body: string;
}

/**
 * Renders the page at `path` to HTML, lazy parts included.
 *
 * @throws Error when a part of the page could not be loaded or rendered.
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
      // A large part must stay where it is: moved behind the page it would need a script to return.
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
