import { PAGE_PATHS } from '@/content/navigation';
import { routePattern } from '../route-pattern';
import { routes } from '../../routes';
import { sourceFilesOf } from './source-files';

/** The layouts that require signing in. */
const GUARDED_LAYOUTS = ['src/app/layouts/account-layout.tsx', 'src/app/layouts/admin-layout.tsx'];

/**
 * Splits the site's pages into public pages and pages that require signing in.
 *
 * @throws Error when the navigation lists a page that has no route.
 */
export async function splitPaths(): Promise<{ open: string[]; guarded: string[] }> {
  const open: string[] = [];
  const guarded: string[] = [];
  for (const path of PAGE_PATHS) {
    if (routePattern(routes, path).endsWith('*')) {
      throw new Error(`The navigation lists ${path}, but no route matches it.`);
    }
    const sources = await sourceFilesOf(path);
    (sources.some((file) => GUARDED_LAYOUTS.includes(file)) ? guarded : open).push(path);
  }
  return { open, guarded };
}
