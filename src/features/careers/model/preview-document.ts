import { FILE_TYPES } from '@contracts/documents';
import { detectFileType } from './file-type';
import type { NamedDocument } from './named-documents';

/** Types a browser can display. Word files can only be downloaded. */
const PREVIEW_EXTENSIONS: readonly string[] = ['pdf', 'jpg', 'jpeg', 'png'];

/** A document that is safe to display. */
export interface PreviewDocument {
  kind: 'pdf' | 'image';
  /** Its type comes from its content, not from what the applicant declared. */
  file: Blob;
}

/** True if the page can show a preview of a document. */
export const canPreview = ({ extension }: Pick<NamedDocument, 'extension'>): boolean =>
  PREVIEW_EXTENSIONS.includes(extension);

/**
 * Makes a stranger's file safe to display: only a PDF or photo by its first bytes, and with that
 * type, so that the browser never runs it as a page of our origin. `null` for anything else.
 */
export async function toPreview(file: Blob): Promise<PreviewDocument | null> {
  const type = await detectFileType(file);
  if (type !== 'pdf' && type !== 'jpg' && type !== 'png') return null;
  return {
    kind: type === 'pdf' ? 'pdf' : 'image',
    file: new Blob([file], { type: FILE_TYPES[type] }),
  };
}
