/** Plain names of the storage buckets. A bucket that isn't listed shows its own name. */
const BUCKET_LABELS: Readonly<Record<string, string>> = {
  gallery: 'Gallery pictures',
  'job-documents': 'Job applications',
  'load-documents': 'Load documents',
  permits: 'Permits',
  'pilot-papers': 'Pilot car certificates',
  'quote-attachments': 'Quote attachments',
};

/** The interface's name of a bucket: `Job applications` for `job-documents`. */
export function bucketLabel(bucket: string): string {
  return BUCKET_LABELS[bucket] ?? bucket;
}
