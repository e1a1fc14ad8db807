/** Id of the JSON list of files in the head of a prerendered page: {@link PageModules}. */
export const MODULE_LIST_ID = 'page-modules';

/** What a page loads after its first paint, as URLs. */
export interface PageModules {
  /** The script that hydrates the page (`prerender/browser/start.ts`). */
  start: string;
  /** The style sheet. */
  styles: string;
  /** Whether the inlined styles lack those of the sections below the first screen. */
  isPartial: boolean;
  /** The font of most text; `fonts.css` declares it. */
  font: string;
  /** Modules needed to hydrate the page. */
  now: readonly string[];
  /** Modules that the page imports right after hydration: its form, its list. */
  next: readonly string[];
}
