import { matchRoutes } from 'react-router-dom';
import { resolveLazyRoutes } from '../resolve-lazy-routes';
import { routes } from '../../routes';

const MODULES = import.meta.glob<Record<string, unknown>>([
  '/src/pages/**/*-page.tsx',
  '/src/app/layouts/{account,admin}-layout.tsx',
]);

let filesByExport: Promise<Map<unknown, string>> | undefined;

/** The source file of each page and layout, by exported component. */
async function readFiles(): Promise<Map<unknown, string>> {
  const entries = await Promise.all(
    Object.entries(MODULES).map(async ([file, load]) =>
      Object.values(await load()).map((component) => [component, file.slice(1)] as const),
    ),
  );
  return new Map(entries.flat());
}

/**
 * The source files of the page at `path` and of the layouts around it, outermost first. The route
 * table holds import functions, but the build manifest is keyed by source file.
 */
export async function sourceFilesOf(path: string): Promise<string[]> {
  await resolveLazyRoutes(routes, path);
  filesByExport ??= readFiles();
  const known = await filesByExport;
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) => known.get(route.Component) ?? []);
}
