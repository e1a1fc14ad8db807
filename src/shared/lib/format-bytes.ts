const KB = 1024;
const MB = KB * KB;

/** A file's size as file managers write it: `214 KB`, `1.4 MB`; never `0 KB` for something. */
export function formatBytes(bytes: number): string {
  if (bytes >= MB) return `${(bytes / MB).toFixed(1)} MB`;
  return `${String(Math.ceil(bytes / KB))} KB`;
}
