import { PICTURE_QUALITY } from './picture-rules';
import { fitWithin, type Size } from './fit-within';

/** An encoded image of one size. Width and height in pixels. */
export interface PictureVariant extends Size {
  blob: Blob;
}

type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

/**
 * Resizes an image to each of `sides` (longest side in pixels, largest first), each from the previous
 * one; smaller images keep their size. Applies the camera's rotation and strips metadata such as
 * location and owner. Runs in a worker or on a page.
 *
 * @throws DOMException when the image can't be decoded, Error when it can't be drawn or encoded.
 */
export async function renderVariants(
  picture: Blob,
  sides: readonly number[],
): Promise<PictureVariant[]> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const variants: PictureVariant[] = [];
    let source: ImageBitmap | AnyCanvas = bitmap;
    for (const side of sides) {
      const canvas = draw(source, fitWithin(source, side));
      variants.push({ blob: await encode(canvas), width: canvas.width, height: canvas.height });
      source = canvas;
    }
    return variants;
  } finally {
    bitmap.close();
  }
}

function draw(
  source: ImageBitmap | AnyCanvas,
  { width, height }: Size,
  background?: string,
): AnyCanvas {
  const canvas = createCanvas(width, height);
  // Per canvas type, because TypeScript can't resolve `getContext` on the union.
  const context = 'convertToBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d');
  if (context === null) throw new Error('Could not get canvas context');
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

function createCanvas(width: number, height: number): AnyCanvas {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

async function encode(canvas: AnyCanvas): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  // Safari can't encode WebP and returns a much larger PNG. In a JPEG, transparent pixels would be black.
  return toBlob(draw(canvas, canvas, 'white'), 'image/jpeg');
}

function toBlob(canvas: AnyCanvas, type: string): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: PICTURE_QUALITY });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('Could not encode image'));
        else resolve(blob);
      },
      type,
      PICTURE_QUALITY,
    );
  });
}
