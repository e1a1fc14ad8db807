import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  type DocumentKind,
  type FileType,
} from '@contracts/documents';
import { HEIC_HELP, isHeic } from '@/shared/images/heic';
import { detectFileType } from './file-type';

const BY_EXTENSION: Partial<Record<string, FileType>> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'docx',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
};

const ACCEPTED_NAMES: Record<DocumentKind, string> = {
  resume: 'PDF, DOC or DOCX',
  cdl: 'PDF, JPG or PNG',
  other: 'PDF, DOC, DOCX, JPG or PNG',
};

/** The hint under a document's field. */
export const documentHint = (kind: DocumentKind): string =>
  `${ACCEPTED_NAMES[kind]}, max 10MB${kind === 'other' ? ' each' : ''}`;

/** The `accept` attribute of a document's field. */
export function acceptedExtensions(kind: DocumentKind): string {
  const isAccepted = ([, type]: [string, FileType | undefined]) =>
    (DOCUMENT_TYPES[kind] as readonly (FileType | undefined)[]).includes(type);
  return Object.entries(BY_EXTENSION)
    .filter(isAccepted)
    .map(([extension]) => `.${extension}`)
    .join(',');
}

/** The type of a valid file, or the problem with an invalid one. */
export type DocumentCheck = { type: FileType } | { problem: string };

/**
 * Checks a file before it is uploaded: size, extension, and whether its content matches the
 * extension. JPG and PNG may be mixed up.
 */
export async function checkDocument(file: File, kind: DocumentKind): Promise<DocumentCheck> {
  if (kind !== 'resume' && isHeic(file)) return { problem: HEIC_HELP };
  if (file.size === 0) return { problem: 'This file is empty. Choose another one.' };
  if (file.size > DOCUMENT_MAX_BYTES) {
    return { problem: 'Larger than 10MB. Choose a smaller file.' };
  }
  const accepted: readonly FileType[] = DOCUMENT_TYPES[kind];
  const named = BY_EXTENSION[/\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''];
  if (named === undefined || !accepted.includes(named)) {
    return { problem: `Choose a ${ACCEPTED_NAMES[kind]} file.` };
  }
  const type = await detectFileType(file).catch(() => 'unreadable' as const);
  if (type === 'unreadable') {
    return { problem: 'We couldn’t read this file. Choose it again.' };
  }
  if (type === null || !isSameKind(type, named)) {
    return {
      problem: `This isn’t a valid ${named.toUpperCase()} file. Choose the original.`,
    };
  }
  return { type };
}

const PHOTOS: readonly FileType[] = ['jpg', 'png'];
const isSameKind = (type: FileType, named: FileType) =>
  type === named || (PHOTOS.includes(type) && PHOTOS.includes(named));
