/** How long the browser may take to begin with a download, in ms. */
const BEGIN_MS = 60_000;

/** Brings a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, BEGIN_MS);
}
