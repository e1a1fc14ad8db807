import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from './routes';

/** The routes from the root to the page of a path. */
const routesTo = (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route);

/** The route whose layout checks who may open the page of a path. */
const layoutOf = (path: string) => routesTo(path).at(-2);

it.each(['/profile', '/quotes', '/quotes/1', '/loads/assigned', '/schedule', '/escorts'])(
  'the page %s has the layout that requires a session, as the dashboard does',
  (path) => {
    expect(layoutOf(path)).toBe(layoutOf('/dashboard'));
  },
);

it('every page of the console has the layout that requires staff', () => {
  const [admin] = routesTo('/admin').filter(({ path }) => path === 'admin');
  expect(admin?.children?.length).toBeGreaterThan(4);
  for (const path of ['/admin/quotes', '/admin/careers', '/admin/messages', '/admin/users']) {
    expect(routesTo(path), path).toContain(admin);
  }
});

it.each(['analytics', 'fleet', 'gallery', 'loads', 'loads/1', 'offers', 'permits', 'services'])(
  'the console’s page %s is for admins only, as the users are',
  (path) => {
    expect(layoutOf(`/admin/${path}`)).toBe(layoutOf('/admin/users'));
  },
);
