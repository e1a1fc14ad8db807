import type { FileType } from '@contracts/documents';

const PDF = '%PDF-';
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** PDF readers accept this many bytes before the header. */
const PDF_HEADER_BYTES = 1024;
/** A ZIP's directory is at its end. This is enough for the parts of a Word file. */
const ZIP_CONTENTS_BYTES = 64 * 1024;

/**
 * Detects a file's type from its content, because names and MIME types can lie. `null` for types an
 * application doesn't accept.
 *
 * @throws DOMException when the file can't be read, for example because it was moved.
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

/** Every Office file is a ZIP. Only Word files have a `word/` folder. We accept none with macros. */
async function isWordArchive(file: Blob): Promise<boolean> {
  const contents = toText(await readBytes(file.slice(-ZIP_CONTENTS_BYTES)));
  return contents.includes('word/') && !contents.includes('vbaProject.bin');
}

async function readBytes(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

const toText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
