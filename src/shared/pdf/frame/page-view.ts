import {
  AnnotationMode,
  RenderingCancelledException,
  TextLayer,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Phones limit canvas memory; larger pages are drawn at a lower resolution. */
const MAX_CANVAS_PIXELS = 8_000_000;

/** Width and height of a page, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A page of the document in the frame. */
export interface PageView {
  element: HTMLElement;
  /** Sets the width in CSS pixels. */
  resize: (width: number) => void;
  /** Draws the page when it is on or near the screen; otherwise frees its canvas. */
  setNear: (isNear: boolean) => void;
}

/**
 * Creates a page that is drawn when it comes near the screen. A text layer over the canvas makes its
 * text selectable and readable by screen readers; links and form fields are only painted.
 *
 * @param initialSize its size until the page is loaded.
 */
export function createPageView(
  pdf: PDFDocumentProxy,
  number: number,
  initialSize: PageSize,
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
  let size = initialSize;
  let width = 0;
  let isNear = false;
  /** Increases with every render, so that an outdated one stops. */
  let latestRender = 0;

  const updateSize = () => {
    element.style.width = `${String(width)}px`;
    element.style.height = `${String(Math.round((width * size.height) / size.width))}px`;
    element.style.setProperty('--total-scale-factor', String(width / size.width));
  };

  async function draw(render: number): Promise<void> {
    page ??= await pdf.getPage(number);
    if (render !== latestRender) return;
    size = page.getViewport({ scale: 1 });
    updateSize();
    const viewport = page.getViewport({ scale: width / size.width });
    const fresh = document.createElement('canvas');
    const density = densityFor(viewport);
    fresh.width = Math.max(1, Math.floor(viewport.width * density));
    fresh.height = Math.max(1, Math.floor(viewport.height * density));
    task = page.render({
      canvas: fresh,
      viewport,
      transform: [density, 0, 0, density, 0, 0],
      // Paints filled-in form values without interactive fields.
      annotationMode: AnnotationMode.ENABLE,
    });
    await task.promise;
    if (render !== latestRender) return;
    canvas?.remove();
    canvas = fresh;
    element.prepend(fresh);
    await renderText(page, viewport);
    fresh.setAttribute('role', 'img');
    if (text.textContent.trim() === '') fresh.setAttribute('aria-label', 'Image without text');
    else fresh.setAttribute('aria-hidden', 'true');
    if (render === latestRender) onDrawn();
  }

  async function renderText(from: PDFPageProxy, viewport: PageViewport): Promise<void> {
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
    latestRender += 1;
    task?.cancel();
    if (!isNear || width === 0) return;
    draw(latestRender).catch((error: unknown) => {
      if (error instanceof RenderingCancelledException) return;
      console.warn(`Page ${String(number)} cannot be drawn`, error);
      const note = document.createElement('p');
      note.textContent = "We can't show this page.";
      element.replaceChildren(note);
      onDrawn();
    });
  };

  return {
    element,
    resize: (to) => {
      width = to;
      updateSize();
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

/** Device pixels per CSS pixel of a page. */
function densityFor({ width, height }: PageSize): number {
  return Math.min(window.devicePixelRatio, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
}
