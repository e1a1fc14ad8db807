import { PICTURE_TEXT_MAX, type GalleryCategory } from '@contracts/gallery';
import { createUuid } from '@/shared/lib/create-uuid';

/** A chosen picture, and how far it is (specification 2, section 4). */
export interface UploadItem {
  /** Becomes the id of its row; a retry keeps it. */
  id: string;
  file: File;
  title: string;
  category: GalleryCategory;
  state: 'pending' | 'uploading' | 'success' | 'error';
  /** Percent: 50 once the files are stored, 100 with the row. */
  progress: 0 | 50 | 100;
  /** What went wrong. */
  error: string | null;
  /** Another try cannot help: the file itself is no good. */
  isRefused: boolean;
}

export function createUploadItem(file: File): UploadItem {
  return {
    id: createUuid(),
    file,
    title: titleOf(file.name),
    category: 'general',
    state: 'pending',
    progress: 0,
    error: null,
    isRefused: false,
  };
}

/** The title a picture has until somebody writes another: its file's name without the extension. */
export function titleOf(fileName: string): string {
  const name = fileName.replace(/\p{Cc}/gu, ' ').trim();
  const title = name.replace(/\.[^.]*$/u, '').trim() || name;
  return Array.from(title).slice(0, PICTURE_TEXT_MAX.title).join('');
}

/** Whether it still has to be sent, and can be. */
export function isWaiting({ state, isRefused }: UploadItem): boolean {
  return state === 'pending' || (state === 'error' && !isRefused);
}
