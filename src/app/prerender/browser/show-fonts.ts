import { loadStyles } from './load-styles';

const NO_MEDIA = 'not all';

/**
 * Loads the fonts of English text, then shows every font of the sheet at `href`. A linked sheet would lay
 * out all text three times: for its rules, and again for each font that arrives.
 *
 * @throws the error event of the sheet, or a DOMException when the font fails to load.
 */
export async function showFonts(href: string): Promise<void> {
  const link = await loadStyles(href, NO_MEDIA);
  if (link.media !== NO_MEDIA) return;
  const faces = Array.from(link.sheet?.cssRules ?? [])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(toFontFace);
  await Promise.all(faces.filter(isOfEnglishText).map((face) => face.load()));
  // The browser loads the others for the first text that needs them.
  for (const face of faces) document.fonts.add(face);
}

/** The other fonts have accented letters only. */
const isOfEnglishText = ({ unicodeRange }: FontFace) => unicodeRange.startsWith('U+20');

function toFontFace({ style }: CSSFontFaceRule): FontFace {
  const of = (name: string) => style.getPropertyValue(name);
  return new FontFace(of('font-family').replaceAll(/["']/g, ''), of('src'), {
    weight: of('font-weight'),
    stretch: of('font-stretch'),
    display: of('font-display') as FontDisplay,
    unicodeRange: of('unicode-range'),
  });
}
