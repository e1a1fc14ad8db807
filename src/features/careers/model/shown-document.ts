import { FILE_TYPES } from '@contracts/documents';
import { detectFileType } from './file-type';
import type { NamedDocument } from './named-documents';

/** What a browser shows by itself. Word files are only downloaded. */
const SHOWN_EXTENSIONS: readonly string[] = ['pdf', 'jpg', 'jpeg', 'png'];

/** A document to be looked at. */
export interface ShownDocument {
  kind: 'pdf' | 'image';
  /** Its type is what its content says, whatever it was handed in as. */
  file: Blob;
}

/** Whether a document can be looked at in the page. */
export const canBeShown = ({ extension }: Pick<NamedDocument, 'extension'>): boolean =>
  SHOWN_EXTENSIONS.includes(extension);

/**
 * A stranger's file as something a page may show: a PDF or a photo by its first bytes, and under
 * that type alone, so that nothing in it is ever read as a page of ours. `null` for anything else.
 */
export async function safeToShow(file: Blob): Promise<ShownDocument | null> {
  const type = await detectFileType(file);
  if (type !== 'pdf' && type !== 'jpg' && type !== 'png') return null;
  return {
    kind: type === 'pdf' ? 'pdf' : 'image',
    file: new Blob([file], { type: FILE_TYPES[type] }),
  };
}
