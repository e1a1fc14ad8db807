import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ATTACHMENT_BUCKET, attachmentName } from '@contracts/attachments';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteMessages } from '../admin-messages';
import { adminQuoteKeys } from './admin-keys';

/** How long the address of a download works, in seconds. */
const LINK_SECONDS = 60;

async function fetchAttachments(id: string): Promise<string[]> {
  // Not single(): the quote may have been deleted forever while its drawer is open.
  const quote = unwrap(
    await getSupabase().from('quotes').select('attachments').eq('id', id).maybeSingle(),
  );
  return quote?.attachments ?? [];
}

/** Paths of a quote's attachments, in form order. */
export function attachmentsQueryOptions(id: string) {
  return queryOptions({
    queryKey: [...adminQuoteKeys.detail(id), 'attachments'],
    queryFn: () => fetchAttachments(id),
    networkMode: 'always',
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
  mutationKey: [...adminQuoteKeys.all, 'download-attachment'],
  mutationFn: downloadAttachment,
  meta: { errorToast: adminQuoteMessages.downloadFailed },
});
