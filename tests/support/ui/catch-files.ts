import { vi } from 'vitest';

/** Captures the files the page downloads. */
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
  return {
    /** The downloads so far. */
    read: () =>
      Promise.all(
        downloads.map(async ({ name, file }) => ({
          name,
          text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()),
        })),
      ),
  };
}
