/** The row of tabs. On a phone it scrolls sideways. */
export const TAB_ROW =
  'relative flex overflow-x-auto border-b border-line-strong [scrollbar-width:none]';

/** A tab. The current one has a 3 px amber underline. */
export const TAB =
  'min-h-11 border-b-3 border-transparent px-4.5 py-3.5 text-ui leading-tight font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-2 first:pl-1 focus-visible:shadow-none hover:text-fg aria-selected:border-accent aria-selected:font-bold aria-selected:text-fg';

/** The content of a tab. */
export const TAB_PANEL = 'pt-5';
