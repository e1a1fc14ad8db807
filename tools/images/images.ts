import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import {
  ARTWORK,
  hashOriginal,
  hashParameters,
  listOriginals,
  makeVariants,
  MANIFEST,
  type Manifest,
} from './variants.ts';

/**
 * `npm run images`: makes the sizes and crops of the pictures in public/artwork from the
 * originals there, deletes outdated ones, and records their originals and parameters.
 */
const originals = listOriginals();
const manifest: Manifest = { parameters: hashParameters(), originals: {}, variants: {} };
for (const name of originals) {
  manifest.originals[name] = hashOriginal(name);
  for (const [file, content] of await makeVariants(name)) {
    writeFileSync(`${ARTWORK}/${file}`, content);
    manifest.variants[file] = content.length;
  }
  console.log(name);
}
for (const file of readdirSync(ARTWORK)) {
  const isVariant =
    /\.(?:avif|webp)$/.test(file) && !originals.includes(file.replace(/\.\w+$/, ''));
  if (isVariant && !Object.hasOwn(manifest.variants, file)) rmSync(`${ARTWORK}/${file}`);
}
writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
