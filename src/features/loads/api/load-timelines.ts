import { mutationOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { loadBillsSchema, type LoadBill } from '@contracts/load-bill';
import { LOAD_DOCUMENT_BUCKET } from '@contracts/load-documents';
import {
  loadTimelinesSchema,
  TIMELINE_DOCUMENTS,
  type LoadTimeline,
  type TimelineDocument,
} from '@contracts/load-timeline';
import { isLinkToken } from '@contracts/quote-link';
import { callFunction } from '@/platform/supabase/call-function';
import { fetchSignedFile } from '@/platform/supabase/fetch-signed-file';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { AppError } from '@/shared/lib/app-error';
import { saveFile } from '@/shared/lib/save-file';

/** A customer's access to the loads of a quote: by its private link, or signed in as its owner. */
export type QuoteAccess = { token: string } | { quoteId: string };

const REFRESH_MS = 60_000;

/** Keys appear in error logs, so these contain only enough of a token to be unique. */
export const loadTimelineKeys = {
  all: ['load-timelines'] as const,
  of: (access: QuoteAccess) =>
    [
      ...loadTimelineKeys.all,
      ('token' in access ? access.token : access.quoteId).slice(0, 8),
    ] as const,
};

async function fetchTimelines(access: QuoteAccess): Promise<LoadTimeline[]> {
  if ('token' in access && !isLinkToken(access.token)) return [];
  const supabase = await loadSupabase();
  return loadTimelinesSchema.parse(
    unwrap(
      'token' in access
        ? await supabase.rpc('track_loads', { _token: access.token })
        : await supabase.rpc('my_loads', { _quote_id: access.quoteId }),
    ),
  );
}

/** The customer's timelines of a quote's loads; empty before an offer is accepted. */
export function loadTimelinesQueryOptions(access: QuoteAccess) {
  return queryOptions({
    queryKey: loadTimelineKeys.of(access),
    queryFn: () => fetchTimelines(access),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status !== 'delivered' && status !== 'cancelled') === true
        ? REFRESH_MS
        : false,
  });
}

async function fetchBills(access: QuoteAccess): Promise<LoadBill[]> {
  const supabase = await loadSupabase();
  return loadBillsSchema.parse(
    unwrap(
      'token' in access
        ? await supabase.rpc('track_bills', { _token: access.token })
        : await supabase.rpc('my_bills', { _quote_id: access.quoteId }),
    ),
  );
}

/** The bills of a quote's delivered and canceled loads; cents. */
export function loadBillsQueryOptions(access: QuoteAccess) {
  return queryOptions({
    queryKey: [...loadTimelineKeys.of(access), 'bills'],
    queryFn: () => fetchBills(access),
    refetchOnWindowFocus: true,
  });
}

interface EmailsOfLoad {
  /** The load's id. */
  id: string;
  isOn: boolean;
}

/** Switches the customer's emails about a load. */
export function useSetLoadEmails(access: QuoteAccess) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...loadTimelineKeys.all, 'emails'],
    mutationFn: async ({ id, isOn }: EmailsOfLoad) => {
      const supabase = await loadSupabase();
      const isSaved = unwrap(
        await supabase.rpc('set_load_emails', {
          _load_id: id,
          _is_on: isOn,
          ...('token' in access && { _token: access.token }),
        }),
      );
      if (!isSaved) throw new AppError('not-found', 'This link is invalid or expired.');
    },
    onSettled: () => client.invalidateQueries({ queryKey: loadTimelineKeys.of(access) }),
  });
}

interface DocumentToSave {
  /** The load's number, for the file's name. */
  number: string;
  document: TimelineDocument;
}

/** A BOL or POD with its path: its owner reads it, and the holder of the link gets an address for it. */
async function fetchDocument(access: QuoteAccess, { id, path = '' }: TimelineDocument) {
  if ('token' in access) {
    const signed = await callFunction<{ path: string }>('load-document', {
      document: { id },
      token: access.token,
    });
    return { file: await fetchSignedFile(signed.path), path: signed.path.split('?')[0] ?? '' };
  }
  const { storage } = await loadSupabase();
  return { file: unwrap(await storage.from(LOAD_DOCUMENT_BUCKET).download(path)), path };
}

/** Saves a BOL or POD to the customer's downloads. */
export function downloadTimelineDocumentOptions(access: QuoteAccess) {
  return mutationOptions({
    mutationKey: [...loadTimelineKeys.all, 'download'],
    mutationFn: async ({ number, document }: DocumentToSave) => {
      const { file, path } = await fetchDocument(access, document);
      const name = TIMELINE_DOCUMENTS[document.kind];
      saveFile(file, `${number} ${name}${/\.[a-z]+$/u.exec(path)?.[0] ?? ''}`);
    },
    meta: {
      errorToast: {
        title: 'Download Failed',
        description: 'We couldn’t download the document. Try again.',
        variant: 'destructive',
      },
    },
  });
}
