import {
  AnnotationMode,
  RenderingCancelledException,
  TextLayer,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Telephones give a canvas no more memory than this; above it a page is drawn coarser. */
const MOST_CANVAS_PIXELS = 8_000_000;

/** Width and height of a page, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A page on the screen. */
export interface PageView {
  element: HTMLElement;
  /** Gives it another width, in CSS pixels. */
  resize: (width: number) => void;
  /** Draws it while it is on the screen or near it, and gives its picture back afterwards. */
  setNear: (isNear: boolean) => void;
}

/**
 * A page that draws itself when it comes near the screen. Its text lies over the picture, to be
 * marked and read out; links and fields are only painted.
 *
 * @param likely the size it has until its own is known.
 */
export function createPageView(
  pdf: PDFDocumentProxy,
  number: number,
  likely: PageSize,
  onDrawn: () => void,
): PageView {
  const element = document.createElement('div');
  element.className = 'page';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', `Page ${String(number)} of ${String(pdf.numPages)}`);
  const text = document.createElement('div');
  text.className = 'text';

  let canvas: HTMLCanvasElement | undefined;
  let page: PDFPageProxy | undefined;
  let layer: TextLayer | undefined;
  let task: RenderTask | undefined;
  let size = likely;
  let width = 0;
  let isNear = false;
  let turn = 0;

  const place = () => {
    element.style.width = `${String(width)}px`;
    element.style.height = `${String(Math.round((width * size.height) / size.width))}px`;
    element.style.setProperty('--total-scale-factor', String(width / size.width));
  };

  async function draw(own: number): Promise<void> {
    page ??= await pdf.getPage(number);
    if (own !== turn) return;
    size = page.getViewport({ scale: 1 });
    place();
    const viewport = page.getViewport({ scale: width / size.width });
    const fresh = document.createElement('canvas');
    const density = densityFor(viewport);
    fresh.width = Math.max(1, Math.floor(viewport.width * density));
    fresh.height = Math.max(1, Math.floor(viewport.height * density));
    task = page.render({
      canvas: fresh,
      viewport,
      transform: [density, 0, 0, density, 0, 0],
      // What was filled into a form is painted; nothing on the page can be pressed.
      annotationMode: AnnotationMode.ENABLE,
    });
    await task.promise;
    if (own !== turn) return;
    canvas?.remove();
    canvas = fresh;
    element.prepend(fresh);
    await write(page, viewport);
    fresh.setAttribute('role', 'img');
    if (text.textContent.trim() === '') fresh.setAttribute('aria-label', 'A picture without text');
    else fresh.setAttribute('aria-hidden', 'true');
    if (own === turn) onDrawn();
  }

  async function write(from: PDFPageProxy, viewport: PageViewport): Promise<void> {
    if (layer !== undefined) {
      layer.update({ viewport });
      return;
    }
    layer = new TextLayer({
      textContentSource: from.streamTextContent(),
      container: text,
      viewport,
    });
    element.append(text);
    await layer.render();
  }

  const start = () => {
    turn += 1;
    task?.cancel();
    if (!isNear || width === 0) return;
    draw(turn).catch((error: unknown) => {
      if (error instanceof RenderingCancelledException) return;
      console.warn(`Page ${String(number)} cannot be drawn`, error);
      const note = document.createElement('p');
      note.textContent = 'This page cannot be shown.';
      element.replaceChildren(note);
      onDrawn();
    });
  };

  return {
    element,
    resize: (to) => {
      width = to;
      place();
      start();
    },
    setNear: (is) => {
      if (is === isNear) return;
      isNear = is;
      start();
      if (isNear) return;
      canvas?.remove();
      canvas = undefined;
      page?.cleanup();
    },
  };
}

/** Device pixels to each CSS pixel of a page. */
function densityFor({ width, height }: PageSize): number {
  return Math.min(window.devicePixelRatio, Math.sqrt(MOST_CANVAS_PIXELS / (width * height)));
}
