import { fileTypeFromBuffer } from 'file-type';
import { ATTACHMENT_TYPES } from '../_shared/contracts/attachments.ts';
import { isZip, officeType } from './office-type.ts';

/** The kinds of picture that visitors may upload. `file-type` has several names for HEIC. */
const IMAGES: readonly string[] = [
  ...Object.values(ATTACHMENT_TYPES).filter((type) => type.startsWith('image/')),
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
];

/** The actual types a file may have, if the declared type isn't the only one. */
const ALSO: Partial<Record<string, readonly string[]>> = {
  // Phones and apps often give a picture the wrong extension, and browsers show it anyway.
  ...Object.fromEntries(IMAGES.map((type) => [type, IMAGES])),
  // Every file of the old Office formats looks like this. People also rename .docx to .doc, and Word opens it.
  'application/msword': ['application/x-cfb', ATTACHMENT_TYPES.docx],
};

const PDF = 'application/pdf';
const ZIP = 'application/zip';
/** PDF readers accept this many bytes before the header. */
const PDF_HEADER_BYTES = 1024;

/** The MIME type that a file's content shows, or `null`. */
export async function findType(content: Uint8Array): Promise<string | null> {
  if (isZip(content)) return (await officeType(content)) ?? ZIP;
  const found = await fileTypeFromBuffer(content);
  if (found !== undefined) return found.mime;
  const head = new TextDecoder('latin1').decode(content.subarray(0, PDF_HEADER_BYTES));
  return head.includes('%PDF-') ? PDF : null;
}

/** True if content of this type was declared correctly. */
export const isType = (found: string | null, declared: string): boolean =>
  found !== null && (found === declared || ALSO[declared]?.includes(found) === true);
