/** Id of the JSON list of files in the head of a prerendered page: {@link PageModules}. */
export const MODULE_LIST_ID = 'page-modules';

/** The URLs a page loads after its first paint. */
export interface PageModules {
  /** The script that hydrates the page (`prerender/browser/start.ts`). */
  start: string;
  /** The style sheet. */
  styles: string;
  /** True if the inlined styles lack the sections below the first screen. */
  isPartial: boolean;
  /** The font of most text; `fonts.css` declares it. */
  font: string;
  /** Modules needed to hydrate the page. */
  now: readonly string[];
  /** Modules that the page imports right after hydration: its form, its list. */
  next: readonly string[];
}
