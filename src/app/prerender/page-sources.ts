import { matchRoutes } from 'react-router-dom';
import { resolveLazyRoutes } from '../resolve-lazy-routes';
import { routes } from '../routes';

const MODULES = import.meta.glob<Record<string, unknown>>([
  '/src/pages/**/*-page.tsx',
  '/src/app/layouts/{account,admin}-layout.tsx',
]);

let files: Promise<Map<unknown, string>> | undefined;

/** The file each page and layout stands in, by what it exports. */
async function readFiles(): Promise<Map<unknown, string>> {
  const entries = await Promise.all(
    Object.entries(MODULES).map(async ([file, load]) =>
      Object.values(await load()).map((component) => [component, file.slice(1)] as const),
    ),
  );
  return new Map(entries.flat());
}

/**
 * The files of the page at `path` and of the layouts around it, outermost first. The route table
 * knows its pages only as functions that fetch them; the build's manifest knows them by file.
 */
export async function pageSources(path: string): Promise<string[]> {
  await resolveLazyRoutes(routes, path);
  files ??= readFiles();
  const known = await files;
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) => known.get(route.Component) ?? []);
}
