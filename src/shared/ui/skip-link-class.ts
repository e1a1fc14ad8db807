/** Classes of a link that is visible only while it has the keyboard focus, at the top of the page. */
export const SKIP_LINK_CLASS =
  'fixed top-4 left-4 z-consent -translate-y-24 bg-accent px-4 py-3 font-[650] text-accent-fg focus:translate-y-0';
