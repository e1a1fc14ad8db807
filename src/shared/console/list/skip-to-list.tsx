import { useState } from 'react';
import { createPortal } from 'react-dom';
import { SKIP_LINK_CLASS } from '@/shared/ui/skip-link-class';
import { focusFirstRow } from '../shortcuts/row-focus';

/** Id of the place at the start of the console where a page adds its skip links. */
export const SKIP_LINKS_ID = 'skip-links';

/** Moves the focus from the start of the page to the first row of its list. */
export function SkipToList() {
  const [place] = useState(() => document.getElementById(SKIP_LINKS_ID));
  if (place === null) return null;
  return createPortal(
    <button type="button" className={SKIP_LINK_CLASS} onClick={focusFirstRow}>
      Skip to list
    </button>,
    place,
  );
}
