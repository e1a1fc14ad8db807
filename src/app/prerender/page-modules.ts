/** Id of the JSON list of modules in the head of a prerendered page: {@link PageModules}. */
export const MODULE_LIST_ID = 'page-modules';

/** URLs of a page's modules. */
export interface PageModules {
  /** Needed to hydrate the page. */
  now: readonly string[];
  /** The page imports these right after hydration: its form, its list. */
  next: readonly string[];
}
