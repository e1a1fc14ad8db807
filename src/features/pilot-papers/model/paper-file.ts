import {
  PILOT_PAPER_MAX_BYTES,
  PILOT_PAPER_TYPES,
  type PilotPaperType,
} from '@contracts/pilot-papers';
import { COMPANY } from '@/content/company';
import { createUuid } from '@/shared/lib/create-uuid';
import { acceptOf, typeOfName } from '@/shared/uploads/file-extensions';
import { UploadQueue, type FileCheck, type Upload } from '@/shared/uploads/upload-queue';

const TYPES = Object.keys(PILOT_PAPER_TYPES) as PilotPaperType[];

/** The `accept` attribute of the file field. */
export const PAPER_EXTENSIONS = acceptOf(TYPES);

/** The way the page can show a file; `null` if it can only be downloaded. */
export function previewOf(path: string): 'pdf' | 'image' | null {
  const type = typeOfName(path, TYPES);
  if (type === 'pdf') return 'pdf';
  return type === undefined || type === 'heic' ? null : 'image';
}

function check(file: File): FileCheck {
  const type = typeOfName(file.name, TYPES);
  if (type === undefined) return { problem: 'Choose a PDF, JPG, PNG, WebP or HEIC file.' };
  if (file.size === 0) return { problem: 'This file is empty. Choose another one.' };
  if (file.size > PILOT_PAPER_MAX_BYTES) {
    return { problem: 'Larger than 10 MB. Choose a smaller file.' };
  }
  return { name: `${createUuid()}.${type}`, contentType: PILOT_PAPER_TYPES[type] };
}

const fileNameOf = (path: string) => path.slice(path.indexOf('/') + 1);

/** Where a queued file is in the bucket: `{pilot}/{file}.{type}`. */
export const paperPath = (pilotId: string, path: string) => `${pilotId}/${fileNameOf(path)}`;

/** The file of one certificate or insurance. Each chosen file has its own path in the pilot car's folder. */
export function createPaperQueue(pilotId: string, upload: Upload): UploadQueue {
  return new UploadQueue({
    check,
    kinds: ['paper'],
    emailInstead: COMPANY.emails.dispatch.display,
    upload: ({ target, ...options }) =>
      upload({ ...options, target: { ...target, path: paperPath(pilotId, target.path) } }),
  });
}
