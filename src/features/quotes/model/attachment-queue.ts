import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_NAME_MAX,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
  type AttachmentType,
} from '@contracts/attachments';
import { CLAIM_MS } from '@contracts/uploads';
import { COMPANY } from '@/content/company';
import { acceptOf, typeOfName } from '@/shared/uploads/file-extensions';
import { safeFileName } from '@/shared/uploads/file-name';
import {
  UploadQueue,
  type FileCheck,
  type QueuedFile,
  type Upload,
} from '@/shared/uploads/upload-queue';

/** A chosen file, and its upload state. */
export type Attachment = QueuedFile<'attachment'>;
export type AttachmentQueue = UploadQueue<'attachment'>;

const TYPES = Object.keys(ATTACHMENT_TYPES) as AttachmentType[];

/** The `accept` attribute of the file field. */
export const ATTACHMENT_EXTENSIONS = acceptOf(TYPES);

/** Types and limits, shown before anything is chosen. */
export const ATTACHMENT_HINT =
  'JPG, PNG, WebP, HEIC, PDF, DOCX or XLSX. Up to 20 MB each, 10 files.';

/** The attachments of one quote request. */
export const createAttachmentQueue = (upload: Upload): AttachmentQueue =>
  new UploadQueue({
    upload,
    check,
    kinds: ['attachment'],
    emailInstead: COMPANY.emails.dispatch.display,
    expiresAfterMs: CLAIM_MS,
  });

function check(file: File, _kind: 'attachment', index: number): FileCheck {
  if (index >= ATTACHMENTS_MAX) {
    return { problem: `You can add up to ${String(ATTACHMENTS_MAX)} files. Remove this one.` };
  }
  const type = typeOfName(file.name, TYPES);
  if (type === undefined) {
    return { problem: 'Choose a JPG, PNG, WebP, HEIC, PDF, DOCX or XLSX file.' };
  }
  if (file.size === 0) return { problem: 'This file is empty. Choose another one.' };
  if (file.size > ATTACHMENT_MAX_BYTES) {
    return { problem: 'Larger than 20 MB. Choose a smaller file.' };
  }
  const name = safeFileName(file.name, type, { fallback: 'file', max: ATTACHMENT_NAME_MAX });
  return { name, contentType: ATTACHMENT_TYPES[type] };
}

/** Uploads what isn't uploaded yet, in the background: a failure shows on the file's row. */
export function startUploads(queue: AttachmentQueue): void {
  queue.send().catch(() => undefined);
}

/** Uploads the rest. Returns whether every file is uploaded. */
export async function finishUploads(queue: AttachmentQueue): Promise<boolean> {
  await queue.send().catch(() => undefined);
  return queue.files.every(({ state }) => state === 'sent');
}
