import { loadStyles } from './load-styles';

const NO_MEDIA = 'not all';

/**
 * Loads the font that all pages use, then shows every font of the sheet at `href`. A linked sheet would lay
 * out all text twice: for its rules, and again when the font arrives.
 *
 * @throws the error event of the sheet, or a DOMException when the font fails to load.
 */
export async function showFonts(href: string): Promise<void> {
  const link = await loadStyles(href, NO_MEDIA);
  if (link?.media !== NO_MEDIA) {
    await document.fonts.load('1em Archivo');
    return;
  }
  const faces = Array.from(link.sheet?.cssRules ?? [])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(toFontFace);
  await faces[0]?.load();
  // The browser loads the others for the first text that needs them.
  for (const face of faces) document.fonts.add(face);
}

function toFontFace({ style }: CSSFontFaceRule): FontFace {
  const of = (name: string) => style.getPropertyValue(name);
  return new FontFace(of('font-family').replaceAll(/["']/g, ''), of('src'), {
    weight: of('font-weight'),
    stretch: of('font-stretch'),
    display: of('font-display') as FontDisplay,
    unicodeRange: of('unicode-range'),
  });
}
