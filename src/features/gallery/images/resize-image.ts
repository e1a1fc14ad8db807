import { fitWithin } from '@/shared/images/fit-within';
import { PICTURE_QUALITY } from '@/shared/images/picture-rules';

const TYPE = 'image/webp';

/**
 * Resizes an image in the browser so that no side exceeds `maxSide` pixels. Returns `null` if it
 * already fits. Fetching, decoding and encoding run off the main thread; drawing waits for idle time.
 *
 * @throws Error 'Failed to load image' or 'Could not get canvas context'.
 */
export async function resizeImage(url: string, maxSide: number): Promise<Blob | null> {
  const image = await loadImage(url);
  const { naturalWidth: width, naturalHeight: height } = image;
  if (Math.max(width, height) <= maxSide) return null;
  await idle();
  return encode(draw(image, fitWithin({ width, height }, maxSide)));
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  // Without CORS the canvas is tainted and can't be read.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    throw new Error('Failed to load image', { cause: error });
  }
  return image;
}

function draw(image: HTMLImageElement, size: { width: number; height: number }): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Could not get canvas context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('Could not encode image'));
        else resolve(blob);
      },
      TYPE,
      PICTURE_QUALITY,
    );
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: 1000 },
      );
    else setTimeout(resolve);
  });
}
