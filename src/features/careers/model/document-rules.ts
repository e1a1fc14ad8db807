import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  type DocumentKind,
  type FileType,
} from '@contracts/documents';
import { HEIC_HELP, hasHeicContent, isHeic } from '@/shared/images/heic';
import { acceptOf, typeOfName } from '@/shared/uploads/file-extensions';
import { detectFileType } from './file-type';

const ACCEPTED_NAMES: Record<DocumentKind, string> = {
  resume: 'PDF, DOC or DOCX',
  cdl: 'PDF, JPG or PNG',
  other: 'PDF, DOC, DOCX, JPG or PNG',
};

/** The hint under a document's field. */
export const documentHint = (kind: DocumentKind): string =>
  `${ACCEPTED_NAMES[kind]}, max 10MB${kind === 'other' ? ' each' : ''}`;

/** The `accept` attribute of a document's field. */
export const acceptedExtensions = (kind: DocumentKind): string => acceptOf(DOCUMENT_TYPES[kind]);

/** The type of a valid file, or the problem with an invalid one. */
export type DocumentCheck = { type: FileType } | { problem: string };

/**
 * Checks a file before it is uploaded: size, extension, and whether its content matches the
 * extension. JPG and PNG may be mixed up, and so may DOC and DOCX.
 */
export async function checkDocument(file: File, kind: DocumentKind): Promise<DocumentCheck> {
  if (kind !== 'resume' && isHeic(file)) return { problem: HEIC_HELP };
  if (file.size === 0) return { problem: 'This file is empty. Choose another one.' };
  if (file.size > DOCUMENT_MAX_BYTES) {
    return { problem: 'Larger than 10MB. Choose a smaller file.' };
  }
  const named = typeOfName<FileType>(file.name, DOCUMENT_TYPES[kind]);
  if (named === undefined) {
    return { problem: `Choose a ${ACCEPTED_NAMES[kind]} file.` };
  }
  const type = await detectFileType(file).catch(() => 'unreadable' as const);
  if (type === 'unreadable') {
    return { problem: 'We couldn’t read this file. Choose it again.' };
  }
  if (type === null && PHOTOS.includes(named) && (await hasHeicContent(file))) {
    return { problem: HEIC_HELP };
  }
  if (type === null || !isSameKind(type, named)) {
    // Programs save rich text and web pages as .doc, and a password hides what a document is.
    const help = WORD.includes(named)
      ? 'Save it as a PDF and choose that.'
      : 'Choose the original.';
    return { problem: `This isn’t a valid ${named.toUpperCase()} file. ${help}` };
  }
  return { type };
}

const PHOTOS: readonly FileType[] = ['jpg', 'png'];
const WORD: readonly FileType[] = ['doc', 'docx'];
const isSameKind = (type: FileType, named: FileType) =>
  type === named ||
  (PHOTOS.includes(type) && PHOTOS.includes(named)) ||
  (type === 'docx' && named === 'doc');
