import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { CROPS, OTHER_WIDTHS, QUALITY, WIDTHS, type Crop } from './crops.ts';

/** Originals and variants. An original is a WebP, with its AVIF from the same render. */
export const ARTWORK = 'public/artwork';
export const MANIFEST = 'tools/images/manifest.json';

/** The originals and parameters of the committed variants. */
export interface Manifest {
  /** Hash of the parameters in crops.ts. */
  parameters: string;
  /** Hashes of the originals, by name. */
  originals: Record<string, string>;
  /** Bytes of the variants, by file name. */
  variants: Record<string, number>;
}

/** Names of the originals: the WebP files without a width or crop in their name. */
export function listOriginals(): string[] {
  const crops = Object.entries(CROPS).flatMap(([name, of]) =>
    Object.keys(of).map((crop) => `${name}-${crop}`),
  );
  return readdirSync(ARTWORK)
    .filter((file) => file.endsWith('.webp') && !/-\d{3,4}\.webp$/.test(file))
    .map((file) => file.slice(0, -'.webp'.length))
    .filter((name) => !crops.includes(name))
    .sort();
}

export const hashOriginal = (name: string) => hash(readFileSync(`${ARTWORK}/${name}.webp`));
export const hashParameters = () => hash(JSON.stringify({ CROPS, OTHER_WIDTHS, QUALITY, WIDTHS }));

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** All variants of an original, by file name. */
export async function makeVariants(name: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const original = sharp(`${ARTWORK}/${name}.webp`);
  for (const width of OTHER_WIDTHS[name] ?? WIDTHS) {
    const sized = original.clone().resize({ width });
    files.set(`${name}-${String(width)}.avif`, await toAvif(sized, QUALITY.avif));
    files.set(`${name}-${String(width)}.webp`, await toWebp(sized));
  }
  for (const [crop, look] of Object.entries(CROPS[name] ?? {})) {
    const region = await cropRegion(original, look);
    let quality: number = QUALITY.avif;
    for (const width of look.widths.toReversed()) {
      const sized = original.clone().extract(region).resize({ width });
      const isLargest = width === look.widths.at(-1);
      const file = isLargest ? `${name}-${crop}` : `${name}-${crop}-${String(width)}`;
      let avif = await toAvif(sized, quality);
      while (isLargest && avif.length > look.maxBytes && quality > QUALITY.min) {
        quality -= 4;
        avif = await toAvif(sized, quality);
      }
      files.set(`${file}.avif`, avif);
      files.set(`${file}.webp`, await toWebp(sized));
    }
  }
  return files;
}

async function cropRegion(original: Sharp, { aspect, x, y }: Crop) {
  const { width, height } = await original.metadata();
  const cropWidth = Math.round(Math.min(width, height * aspect));
  const cropHeight = Math.round(Math.min(height, width / aspect));
  return {
    left: Math.round((width - cropWidth) * x),
    top: Math.round((height - cropHeight) * y),
    width: cropWidth,
    height: cropHeight,
  };
}

const toAvif = (picture: Sharp, quality: number) =>
  picture.clone().avif({ quality, effort: QUALITY.effort, chromaSubsampling: '4:2:0' }).toBuffer();
const toWebp = (picture: Sharp) =>
  picture.clone().webp({ quality: QUALITY.webp, effort: 6, smartSubsample: true }).toBuffer();
