import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * A drawing as an SVG file with its own styles, because an image has neither the page's styles nor its
 * fonts. `criticalCss` returns the rules of the site's style sheet that markup uses.
 */
export function buildDrawing(
  drawing: ReactElement,
  criticalCss: (markup: string) => string,
): string {
  const markup = renderToStaticMarkup(drawing);
  const css = criticalCss(markup).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return markup.replace('>', () => `><style>${css}</style>`);
}
