import { mutationOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import { ATTACHMENT_BUCKET, attachmentName } from '@contracts/attachments';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { attachmentToasts } from '../toasts';
import { quoteKeys } from './query-keys';

/** Lifetime of a download's address, in seconds. */
const LINK_SECONDS = 60;

/** A file of a stored quote. */
export interface StoredAttachment {
  /** Path in the bucket. */
  path: string;
  /** Size; `null` if the file is missing. */
  bytes: number | null;
}

async function fetchAttachments(id: string): Promise<StoredAttachment[]> {
  return unwrap(
    await getSupabase()
      .rpc('quote_attachments', { _quote_id: id })
      .overrideTypes<StoredAttachment[], { merge: false }>(),
  );
}

/**
 * A quote's attachments in form order, for its sender and for admins.
 *
 * @param quoteKey the key of the query that reads the quote.
 */
export function attachmentsQueryOptions(id: string, quoteKey: QueryKey) {
  return queryOptions({
    queryKey: [...quoteKey, 'attachments', id],
    queryFn: () => fetchAttachments(id),
  });
}

async function downloadAttachment(path: string): Promise<void> {
  const { signedUrl } = unwrap(
    await getSupabase()
      .storage.from(ATTACHMENT_BUCKET)
      .createSignedUrl(path, LINK_SECONDS, { download: attachmentName(path) }),
  );
  window.location.assign(signedUrl);
}

/** Downloads one attachment through a signed address that works for a minute. */
export const downloadAttachmentOptions = mutationOptions({
  mutationKey: quoteKeys.downloadAttachment,
  mutationFn: downloadAttachment,
  meta: { errorToast: attachmentToasts.downloadFailed },
});
