import { CONSOLE_PAGES } from './budgets.ts';
import { CONSOLE_SOURCES } from './prerender/first-load.ts';

/** The part of Rolldown's `ChunkingContext` used here. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** What visitors who haven't signed in start from. */
const PUBLIC_ENTRY = 'src/app/prerender/browser/hydrate.tsx';
/** Imports every page that requires signing in, dynamically. */
const SIGNED_IN_PAGES = 'src/app/signed-in-pages.ts';
const PORTAL_PAGES = 'src/pages/account/';

/**
 * A group for Rolldown: what every list page of the console loads and no public page can load. As some
 * fifty files of a few hundred bytes, it was half again as large. The chunk `signed-in` has the
 * modules that pages of the portal can load too, the chunk `console` the others.
 *
 * @param root the project's folder, with a slash at its end.
 */
export function consoleGroup(root: string) {
  let chunkOf: ((id: string) => string | null) | undefined;
  return {
    debugName: 'console',
    name: (id: string, graph: ModuleGraph) => (chunkOf ??= sortModules(root, graph))(id),
    // Otherwise it would contain what the modules share with public pages.
    includeDependenciesRecursively: false,
  };
}

function sortModules(root: string, graph: ModuleGraph): (id: string) => string | null {
  const signedIn = `${root}${SIGNED_IN_PAGES}`;
  const pagesOf = (folder: string) =>
    (graph.getModuleInfo(signedIn)?.dynamicallyImportedIds ?? []).filter((id) =>
      id.startsWith(`${root}${folder}`),
    );

  /** The modules that `entries` load at once, or can load. */
  const loadedBy = (entries: readonly string[], isLazyIncluded: boolean): Set<string> => {
    const loaded = new Set(entries);
    for (const id of loaded) {
      const info = graph.getModuleInfo(id);
      const isFollowed = isLazyIncluded && id !== signedIn;
      for (const next of info?.importedIds ?? []) loaded.add(next);
      for (const next of isFollowed ? (info?.dynamicallyImportedIds ?? []) : []) loaded.add(next);
    }
    return loaded;
  };

  const ofVisitors = loadedBy([`${root}${PUBLIC_ENTRY}`], true);
  const ofPortal = loadedBy(pagesOf(PORTAL_PAGES), true);
  const frame = CONSOLE_SOURCES.map((source) => root + source);
  const ofLists = CONSOLE_PAGES.map((page) => loadedBy([root + page, ...frame], false));
  return (id) => {
    if (frame.includes(id) || ofVisitors.has(id) || !ofLists.every((list) => list.has(id)))
      return null;
    return ofPortal.has(id) ? 'signed-in' : 'console';
  };
}
