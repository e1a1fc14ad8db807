import type { BucketUsage } from './system-status';

/** Files and bytes of all buckets together. */
export function totalUsage(buckets: readonly BucketUsage[]): { files: number; bytes: number } {
  return {
    files: buckets.reduce((sum, { files }) => sum + files, 0),
    bytes: buckets.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
