import { oneLineName } from '@/shared/uploads/file-name';
import { PICTURE_TEXT_MAX, type GalleryCategory } from '@domain/gallery-options';
import { createUuid } from '@/shared/lib/create-uuid';

/** A file in the upload queue. */
export interface UploadItem {
  /** Also the id of its row, so a retry can't store it twice. */
  id: string;
  file: File;
  title: string;
  category: GalleryCategory;
  state: 'pending' | 'uploading' | 'success' | 'error';
  /** Percent: 50 once the files are stored, 100 once the row is. */
  progress: 0 | 50 | 100;
  /** Error message to show. */
  error: string | null;
  /** True if the file itself is invalid, so retrying can't help. */
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

/** Default title: the file name without its extension. */
export function titleOf(fileName: string): string {
  const name = oneLineName(fileName, fileName.length);
  const title = name.replace(/\.[^.]*$/u, '').trim() || name;
  return Array.from(title).slice(0, PICTURE_TEXT_MAX.title).join('');
}

/** True if it is waiting for upload. */
export function isWaiting({ state, isRefused }: UploadItem): boolean {
  return state === 'pending' || (state === 'error' && !isRefused);
}
