import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TYPES,
  type AttachmentType,
} from '@contracts/attachments';
import {
  LOAD_DOCUMENT_KINDS,
  LOAD_DOCUMENT_NAME_MAX,
  type LoadDocumentKind,
} from '@contracts/load-documents';
import { COMPANY } from '@/content/company';
import { createUuid } from '@/shared/lib/create-uuid';
import { isAppError } from '@/shared/lib/app-error';
import { acceptOf, typeOfName } from '@/shared/uploads/file-extensions';
import { oneLineName } from '@/shared/uploads/file-name';
import { UploadQueue, type FileCheck } from '@/shared/uploads/upload-queue';

export const DOCUMENT_KIND_LABELS: Record<LoadDocumentKind, string> = {
  bol: 'Bill of lading',
  pod: 'Proof of delivery',
  rate_confirmation: 'Rate confirmation',
  coi: 'Certificate of insurance',
  w9: 'W-9',
  permit: 'Permit',
  photo: 'Photo',
  other: 'Other document',
};

/** Who reads a kind besides dispatch, as the policies of `load_documents` say. */
export const DOCUMENT_READERS: Record<LoadDocumentKind, string> = {
  bol: 'The driver and the customer can read it.',
  pod: 'The driver and the customer can read it.',
  rate_confirmation: 'Only admins can read it.',
  coi: 'The driver can read it.',
  w9: 'The driver can read it.',
  permit: 'The driver can read it.',
  photo: 'The driver can read it.',
  other: 'The driver can read it.',
};

const TYPES = Object.keys(ATTACHMENT_TYPES) as AttachmentType[];

/** The `accept` attribute of the file field. */
export const DOCUMENT_EXTENSIONS = acceptOf(TYPES);

/** The way the page can show a document; `null` if it can only be downloaded. */
export function previewOf(path: string): { kind: 'pdf' | 'image'; type: string } | null {
  const type = typeOfName(path, ['pdf', 'jpg', 'png', 'webp']);
  if (type === undefined) return null;
  return { kind: type === 'pdf' ? 'pdf' : 'image', type: ATTACHMENT_TYPES[type] };
}

/** A document to upload and add. */
export interface DocumentToAdd {
  /** Created once per file, so that a retry can't add it twice. */
  id: string;
  loadId: string;
  kind: LoadDocumentKind;
  /** The permit in a file of that kind; `null` if it isn't one of the load's permits. */
  permitId: string | null;
  file: File;
  name: string;
  path: string;
  contentType: string;
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

export type DocumentQueue = UploadQueue<LoadDocumentKind>;

/**
 * The documents being added to a load.
 *
 * @param onForbidden what a file's row says if the load takes no documents from this user anymore.
 */
export function createDocumentQueue(
  loadId: string,
  add: (document: Omit<DocumentToAdd, 'permitId'>) => Promise<void>,
  onForbidden?: string,
): DocumentQueue {
  const drafts = new WeakMap<File, Pick<DocumentToAdd, 'id' | 'kind' | 'path'>>();

  const check = (file: File, kind: LoadDocumentKind): FileCheck => {
    const type = typeOfName(file.name, TYPES);
    if (type === undefined) {
      return { problem: 'Choose a PDF, JPG, PNG, WebP, HEIC, DOCX or XLSX file.' };
    }
    if (file.size === 0) return { problem: 'This file is empty. Choose another one.' };
    if (file.size > ATTACHMENT_MAX_BYTES) {
      return { problem: 'Larger than 20 MB. Choose a smaller file.' };
    }
    const id = createUuid();
    drafts.set(file, { id, kind, path: `${loadId}/${id}.${type}` });
    return { name: `${id}.${type}`, contentType: ATTACHMENT_TYPES[type] };
  };

  return new UploadQueue({
    check,
    kinds: LOAD_DOCUMENT_KINDS,
    emailInstead: COMPANY.emails.dispatch.display,
    describe: (error) => {
      if (isAppError(error, 'forbidden')) return onForbidden;
      return isAppError(error, 'validation') && error.code === '23514' ? error.message : undefined;
    },
    upload: async ({ file, target, onProgress, signal }) => {
      const draft = drafts.get(file);
      if (draft === undefined) throw new Error('The file was not checked.');
      const { contentType } = target;
      const name = oneLineName(file.name, LOAD_DOCUMENT_NAME_MAX);
      await add({ ...draft, loadId, file, name, contentType, onProgress, signal });
    },
  });
}
