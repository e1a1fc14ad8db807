import type { FrameMessage } from '../pdf-message';
import type { OpenPdf } from './open-pdf';
import { createPageView } from './page-view';

/** No more pages than these are shown of a file; applications have a few. */
const MOST_PAGES = 300;
/** Beside the pages, in CSS pixels (styles.ts). */
const EDGE = 12;

/**
 * Stacks the pages of a document, as wide as the frame. Only those on the screen and next to it are
 * drawn; a page is taken for as large as the first until it has been read.
 *
 * @throws errors of pdf.js when not even the first page can be read.
 */
export async function showPages(
  { pdf, hasGaps }: OpenPdf,
  tell: (message: FrameMessage) => void,
): Promise<{ zoom: (factor: number) => void }> {
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const shown = Math.min(pdf.numPages, MOST_PAGES);
  const views = Array.from({ length: shown }, (_, index) =>
    createPageView(pdf, index + 1, first, () => {
      tell({ type: 'drawn', page: index + 1 });
    }),
  );
  const main = document.createElement('main');
  main.tabIndex = 0;
  main.setAttribute('aria-label', 'Pages');
  main.append(...views.map(({ element }) => element));
  document.body.replaceChildren(main);
  tell({ type: 'opened', pages: pdf.numPages, shown, hasGaps });

  let factor = 1;
  let width = 0;
  const layOut = () => {
    const next = Math.max(1, Math.floor((main.clientWidth - 2 * EDGE) * factor));
    if (next === width) return;
    width = next;
    const seen = whatIsSeen(main);
    for (const view of views) view.resize(width);
    lookAt(main, seen);
  };
  new ResizeObserver(layOut).observe(main);
  layOut();

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        views.find(({ element }) => element === target)?.setNear(isIntersecting);
      }
    },
    { root: main, rootMargin: '50% 0%' },
  );
  for (const { element } of views) observer.observe(element);
  tellWhereOneIs(main, tell);

  return {
    zoom: (next) => {
      factor = next;
      layOut();
    },
  };
}

/** The point in the middle of what is seen, as shares of the whole. */
const whatIsSeen = (main: HTMLElement) => ({
  x: (main.scrollLeft + main.clientWidth / 2) / main.scrollWidth,
  y: (main.scrollTop + main.clientHeight / 2) / main.scrollHeight,
  isAtTop: main.scrollTop === 0,
});

function lookAt(main: HTMLElement, { x, y, isAtTop }: ReturnType<typeof whatIsSeen>): void {
  main.scrollLeft = x * main.scrollWidth - main.clientWidth / 2;
  main.scrollTop = isAtTop ? 0 : y * main.scrollHeight - main.clientHeight / 2;
}

/** Says which page stands in the middle, whenever another one does. */
function tellWhereOneIs(main: HTMLElement, tell: (message: FrameMessage) => void): void {
  let told = 1;
  main.addEventListener(
    'scroll',
    () => {
      const middle = main.scrollTop + main.clientHeight / 2;
      const pages = Array.from(main.children).filter(isElement);
      const page = pages.filter(({ offsetTop }) => offsetTop <= middle).length;
      if (page === told || page === 0) return;
      told = page;
      tell({ type: 'at', page });
    },
    { passive: true },
  );
}

const isElement = (child: Element): child is HTMLElement => child instanceof HTMLElement;
