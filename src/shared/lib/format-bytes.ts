const KB = 1024;
const MB = KB * KB;

/** A file size such as `214 KB` or `1.4 MB`; `0 KB` only for an empty file. */
export function formatBytes(bytes: number): string {
  if (bytes >= MB) return `${(bytes / MB).toFixed(1)} MB`;
  return `${String(Math.ceil(bytes / KB))} KB`;
}
