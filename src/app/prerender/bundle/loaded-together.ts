import { LARGE_LISTS, LEAN_LISTS } from './console-lists.ts';
import { CONSOLE_SOURCES } from './first-load.ts';

/** The part of Rolldown's `ChunkingContext` used here. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** The entry for visitors who haven't signed in. */
const PUBLIC_ENTRY = 'src/app/prerender/browser/hydrate.tsx';
/** Imports every page that requires signing in, dynamically. */
const SIGNED_IN_PAGES = 'src/app/signed-in-pages.ts';
const PORTAL_PAGES = 'src/pages/account/';

const QUOTE_FORM = 'src/features/quotes/components/quote-request.tsx';
/** Entries that load without the quote form; its chunk leaves out their modules. */
const WITHOUT_QUOTE_FORM = [
  PUBLIC_ENTRY,
  'src/pages/public/quote-page.tsx',
  'src/features/contact/components/contact-form.tsx',
  'src/features/quotes/components/status/track-quote.tsx',
  'src/pages/public/auth-page.tsx',
  'src/pages/public/careers-page.tsx',
  'src/pages/public/load-assessment/assessment-with-fleet.tsx',
];

/** Every source named in this file. A wrong name would leave its chunk empty without an error. */
export const NAMED_SOURCES: readonly string[] = [
  SIGNED_IN_PAGES,
  QUOTE_FORM,
  ...WITHOUT_QUOTE_FORM,
  ...LEAN_LISTS,
  ...CONSOLE_SOURCES,
];

/**
 * Rolldown groups of modules that load together. They follow from the imports, so a new module joins
 * without being listed. As separate files of a few hundred bytes, each would cost a request.
 *
 * - `quote-form`: what only the quote form loads, and no other public page or list of the console does.
 * - `console`, `signed-in`: what every large list of the console loads and no public page can load.
 *   `signed-in` has the modules that pages of the portal can load too.
 *
 * @param root the project's folder, with a slash at its end.
 */
export function loadedTogether(root: string) {
  let chunkOf: ((id: string) => string | null) | undefined;
  return {
    debugName: 'loaded-together',
    name: (id: string, graph: ModuleGraph) => (chunkOf ??= sortModules(root, graph))(id),
    // Otherwise it would contain what the modules share with other pages.
    includeDependenciesRecursively: false,
  };
}

function sortModules(root: string, graph: ModuleGraph): (id: string) => string | null {
  const signedIn = `${root}${SIGNED_IN_PAGES}`;
  const pagesOf = (folder: string) =>
    (graph.getModuleInfo(signedIn)?.dynamicallyImportedIds ?? []).filter((id) =>
      id.startsWith(`${root}${folder}`),
    );

  /** The modules that `entries` load, plus those they can load later if `isLazyIncluded`. */
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
  const ofPage = (page: string) => loadedBy([root + page, ...frame], false);
  const ofLists = LARGE_LISTS.map(ofPage);
  const quoteForm = loadedBy([root + QUOTE_FORM], false);
  const elsewhere = WITHOUT_QUOTE_FORM.map((source) => loadedBy([root + source], false));
  const ofConsole = LEAN_LISTS.map(ofPage);
  const isElsewhere = (id: string) => [...elsewhere, ...ofConsole].some((load) => load.has(id));
  return (id) => {
    if (quoteForm.has(id) && !isElsewhere(id)) return 'quote-form';
    if (frame.includes(id) || ofVisitors.has(id) || !ofLists.every((list) => list.has(id)))
      return null;
    return ofPortal.has(id) ? 'signed-in' : 'console';
  };
}
