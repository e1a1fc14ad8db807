import { LIVE_PATHS } from '@/content/navigation';
import { routePattern } from '../route-pattern';
import { routes } from '../routes';
import { pageSources } from './page-sources';

/** The layouts that ask who is there before they show a page. */
const DOORS = ['src/app/layouts/account-layout.tsx', 'src/app/layouts/admin-layout.tsx'];

/**
 * Every page that stands, parted into those anybody may read and those behind a door.
 *
 * @throws Error when the navigation promises a page the route table does not have.
 */
export async function sortPaths(): Promise<{ open: string[]; closed: string[] }> {
  const open: string[] = [];
  const closed: string[] = [];
  for (const path of LIVE_PATHS) {
    if (routePattern(routes, path).endsWith('*')) {
      throw new Error(`The navigation says that ${path} is live, but no route answers it.`);
    }
    const sources = await pageSources(path);
    (sources.some((file) => DOORS.includes(file)) ? closed : open).push(path);
  }
  return { open, closed };
}
