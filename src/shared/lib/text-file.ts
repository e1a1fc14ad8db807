import { saveFile } from './save-file';

/** A file that is written piece by piece, so that it never has to be in memory as a whole. */
export interface TextFile {
  write: (text: string) => Promise<void>;
  /** It is complete: keep it. */
  save: () => Promise<void>;
  /** It will not be: forget it. */
  discard: () => Promise<void>;
}

interface Picker {
  /** Chromium's own (WICG, File System Access). Must be called within seconds of a click. */
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

/** Whether somebody closed the file dialog, or stopped what was under way. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * Opens a file to write to: where somebody says it shall be, straight to the disk, in browsers that
 * can; otherwise a download, whose pieces the browser keeps out of the page's memory.
 *
 * @throws DOMException `AbortError` when the file dialog is closed.
 */
export async function openTextFile(name: string, type: string): Promise<TextFile> {
  const { showSaveFilePicker } = window as Picker;
  if (showSaveFilePicker === undefined) return openDownload(name, type);
  try {
    const handle = await showSaveFilePicker.call(window, { suggestedName: name });
    return toDisk(await handle.createWritable());
  } catch (error) {
    if (isAbort(error)) throw error;
    // Embedded pages and some policies forbid the dialog, not the download.
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
