import type { FrameMessage } from '../pdf-message';
import type { OpenPdf } from './open-pdf';
import { createPageView } from './page-view';

/** Maximum number of pages shown; job applications have a few. */
const MAX_PAGES = 300;
/** Padding around the pages in CSS pixels, as in styles.ts. */
const PADDING = 12;

/**
 * Shows the pages of a document in a column as wide as the frame. Draws only pages on or near the
 * screen; until a page is loaded it has the size of the first one.
 *
 * @throws pdf.js errors when the first page can't be read.
 */
export async function showPages(
  { pdf, hasGaps }: OpenPdf,
  post: (message: FrameMessage) => void,
): Promise<{ zoom: (factor: number) => void }> {
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const shown = Math.min(pdf.numPages, MAX_PAGES);
  const views = Array.from({ length: shown }, (_, index) =>
    createPageView(pdf, index + 1, first, () => {
      post({ type: 'drawn', page: index + 1 });
    }),
  );
  const main = document.createElement('main');
  main.tabIndex = 0;
  main.setAttribute('aria-label', 'Pages');
  main.append(...views.map(({ element }) => element));
  document.body.replaceChildren(main);
  post({ type: 'opened', pages: pdf.numPages, shown, hasGaps });

  let factor = 1;
  let width = 0;
  const updateLayout = () => {
    const next = Math.max(1, Math.floor((main.clientWidth - 2 * PADDING) * factor));
    if (next === width) return;
    width = next;
    const center = readCenter(main);
    for (const view of views) view.resize(width);
    scrollToCenter(main, center);
  };
  new ResizeObserver(updateLayout).observe(main);
  updateLayout();

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        views.find(({ element }) => element === target)?.setNear(isIntersecting);
      }
    },
    { root: main, rootMargin: '50% 0%' },
  );
  for (const { element } of views) observer.observe(element);
  reportCurrentPage(main, post);

  return {
    zoom: (next) => {
      factor = next;
      updateLayout();
    },
  };
}

/** The center of the visible area, as fractions of the scrollable size. */
const readCenter = (main: HTMLElement) => ({
  x: (main.scrollLeft + main.clientWidth / 2) / main.scrollWidth,
  y: (main.scrollTop + main.clientHeight / 2) / main.scrollHeight,
  isAtTop: main.scrollTop === 0,
});

function scrollToCenter(main: HTMLElement, { x, y, isAtTop }: ReturnType<typeof readCenter>): void {
  main.scrollLeft = x * main.scrollWidth - main.clientWidth / 2;
  main.scrollTop = isAtTop ? 0 : y * main.scrollHeight - main.clientHeight / 2;
}

/** Reports the page in the middle of the frame whenever it changes. */
function reportCurrentPage(main: HTMLElement, post: (message: FrameMessage) => void): void {
  let current = 1;
  main.addEventListener(
    'scroll',
    () => {
      const middle = main.scrollTop + main.clientHeight / 2;
      const pages = Array.from(main.children).filter(isElement);
      const page = pages.filter(({ offsetTop }) => offsetTop <= middle).length;
      if (page === current || page === 0) return;
      current = page;
      post({ type: 'at', page });
    },
    { passive: true },
  );
}

const isElement = (child: Element): child is HTMLElement => child instanceof HTMLElement;
