/**
 * Identifies a chosen file after a reload. Browsers don't keep the file itself: the sender chooses it
 * again, and its upload continues.
 */
export const resumeKey = (bucket: string, { name, size, lastModified }: File): string =>
  [bucket, name, size, lastModified].map(String).join('/');
