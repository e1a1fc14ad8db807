import type { FileType } from '@contracts/documents';

const PDF = '%PDF-';
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** How far into a file a PDF may begin; readers take that much before its header. */
const PDF_HEADER_BYTES = 1024;
/** A ZIP's table of contents stands at its end; this much holds the parts of a Word file. */
const ZIP_CONTENTS_BYTES = 64 * 1024;

/**
 * What a file really is, by its content: a name or a MIME type can say anything. `null` for what is
 * none of the types an application takes.
 *
 * @throws DOMException when the file cannot be read, for example because it was moved.
 */
export async function detectFileType(file: Blob): Promise<FileType | null> {
  const head = await readBytes(file.slice(0, PDF_HEADER_BYTES));
  if (toText(head).includes(PDF)) return 'pdf';
  if (startsWith(head, JPEG)) return 'jpg';
  if (startsWith(head, PNG)) return 'png';
  if (startsWith(head, OLE)) return 'doc';
  if (startsWith(head, ZIP) && (await isWordArchive(file))) return 'docx';
  return null;
}

/** Every Office file is a ZIP; a Word file is the one with a folder `word/`. */
async function isWordArchive(file: Blob): Promise<boolean> {
  const contents = await readBytes(file.slice(-ZIP_CONTENTS_BYTES));
  return toText(contents).includes('word/');
}

async function readBytes(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

const toText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
