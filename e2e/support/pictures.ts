import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { UploadFile } from './documents.ts';

/** A real image of this size, drawn by the browser. */
export async function picture(
  page: Page,
  name: string,
  { width = 900, height = 600, type = 'image/jpeg', background = '#ffb40a' } = {},
): Promise<UploadFile> {
  const bytes = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is no canvas.');
      context.fillStyle = size.background;
      context.fillRect(0, 0, size.width, size.height);
      context.fillStyle = '#0f1214';
      context.fillRect(0, 0, size.width / 2, size.height / 2);
      const blob = await canvas.convertToBlob({ type: size.type });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { width, height, type, background },
  );
  return { name, mimeType: type, buffer: Buffer.from(bytes) };
}

/** The same JPEG as a camera held upright stores it: landscape, with an EXIF orientation. */
export function turned({ name, mimeType, buffer }: UploadFile): UploadFile {
  // EXIF, big-endian, one entry: orientation 6, "turn a quarter to the right".
  const exif = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
    'hex',
  );
  return {
    name,
    mimeType,
    buffer: Buffer.concat([buffer.subarray(0, 2), exif, buffer.subarray(2)]),
  };
}

/** A file with the name and first bytes of a JPEG, and no image in it. */
export const brokenPicture = (name: string): UploadFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]),
});

/** A drawing that could carry script. */
export const svg = (name: string): UploadFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
});

/** A small file that unpacks to 120 megapixels: a PNG of 12,000 × 10,000 black dots. */
export function hugePicture(name: string): UploadFile {
  const [width, height] = [12_000, 10_000];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8); // One bit a dot, grey.
  const rows = deflateSync(Buffer.alloc((1 + width / 8) * height));
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}
