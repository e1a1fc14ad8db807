import { vi } from 'vitest';

/** Captures the files the page saves: downloads, and files written through a fake save dialog. */
export function catchFiles() {
  const downloads: { name: string; file: Blob }[] = [];
  let made = new Blob();
  URL.createObjectURL = (file) => {
    made = file as Blob;
    return 'blob:made';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push({ name: this.download, file: made });
  });
  const setPicker = (pick: (options: { suggestedName: string }) => Promise<unknown>) => {
    vi.stubGlobal('showSaveFilePicker', pick);
  };

  return {
    /** The downloads so far. */
    read: () =>
      Promise.all(
        downloads.map(async ({ name, file }) => ({
          name,
          text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()),
        })),
      ),
    /** Adds a save dialog that writes to the fake disk. */
    pickDisk: () => {
      const disk = { suggestedName: '', text: '', state: 'open' };
      setPicker(({ suggestedName }) => {
        disk.suggestedName = suggestedName;
        const stream = {
          write: (text: string) => {
            disk.text += text;
            return Promise.resolve();
          },
          close: () => {
            disk.state = 'closed';
            return Promise.resolve();
          },
          abort: () => {
            disk.state = 'aborted';
            return Promise.resolve();
          },
        };
        return Promise.resolve({ createWritable: () => Promise.resolve(stream) });
      });
      return disk;
    },
    /** The user closes the save dialog. */
    closePicker: () => {
      setPicker(() => Promise.reject(new DOMException('The user aborted.', 'AbortError')));
    },
  };
}
