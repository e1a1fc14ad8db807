import { writeFileSync } from 'node:fs';
import { FONT_FOLDER, FONTS, makeFont } from './make-font.ts';

/** `npm run fonts`: makes the font files of the site from the full font (docs/decisions/0031). */
for (const file of Object.keys(FONTS)) {
  const font = await makeFont(file);
  writeFileSync(`${FONT_FOLDER}/${file}`, font);
  console.log(`${file}: ${(font.byteLength / 1024).toFixed(1)} KiB`);
}
