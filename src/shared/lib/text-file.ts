import { saveFile } from './save-file';

/** A file written in pieces, so that it never has to fit in memory. */
export interface TextFile {
  write: (text: string) => Promise<void>;
  /** Finishes the file. */
  save: () => Promise<void>;
  /** Discards the unfinished file. */
  discard: () => Promise<void>;
}

interface Picker {
  /** Chromium only (File System Access API). Must be called within seconds of a click. */
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

/** Whether the user canceled the file dialog or the operation. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * Opens a file for writing. Browsers that can let the user choose a place and write directly to disk;
 * others collect blobs, which may be kept outside the page's memory, and download them.
 *
 * @throws DOMException `AbortError` when the user cancels the file dialog.
 */
export async function openTextFile(name: string, type: string): Promise<TextFile> {
  const { showSaveFilePicker } = window as Picker;
  if (showSaveFilePicker === undefined) return openDownload(name, type);
  try {
    const handle = await showSaveFilePicker.call(window, { suggestedName: name });
    return toDisk(await handle.createWritable());
  } catch (error) {
    if (isAbort(error)) throw error;
    // In embedded pages and under some policies the dialog is blocked, but downloads work.
    return openDownload(name, type);
  }
}

function toDisk(stream: FileSystemWritableFileStream): TextFile {
  return {
    write: (text) => stream.write(text),
    save: () => stream.close(),
    discard: () => stream.abort(),
  };
}

function openDownload(name: string, type: string): TextFile {
  let parts: Blob[] = [];
  return {
    write: (text) => {
      parts.push(new Blob([text]));
      return Promise.resolve();
    },
    save: () => {
      saveFile(new Blob(parts, { type }), name);
      return Promise.resolve();
    },
    discard: () => {
      parts = [];
      return Promise.resolve();
    },
  };
}
