import { withoutInvisible } from '@domain/text/invisible';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { offerAnswerSchema, offerSchema, type Offer, type OfferAnswer } from '@contracts/offer';
import { isLinkToken } from '@contracts/quote-link';
import type { DeclineReason } from '@domain/decline-reasons';
import { callFunction } from '@/platform/supabase/call-function';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { requestEmails } from '@/platform/supabase/request-emails';
import { unwrap } from '@/platform/supabase/unwrap';
import { saveFile } from '@/shared/lib/save-file';
import { offerKeys } from './query-keys';

/** A customer's access to an offer: by the quote's private link, or signed in as its owner. */
export type OfferAccess = { token: string } | { quoteId: string };

const REFRESH_MS = 60_000;
const keyOf = (access: OfferAccess) => ('token' in access ? access.token : access.quoteId);
const tokenOf = (access: OfferAccess) => ('token' in access ? { _token: access.token } : {});

async function fetchOffer(access: OfferAccess, version: number | null): Promise<Offer | null> {
  if ('token' in access && !isLinkToken(access.token)) return null;
  const supabase = await loadSupabase();
  const which = version === null ? {} : { _version: version };
  const data = unwrap(
    'token' in access
      ? await supabase.rpc('track_offer', { _token: access.token, ...which })
      : await supabase.rpc('my_offer', { _quote_id: access.quoteId, ...which }),
  );
  return data === null ? null : offerSchema.parse(data);
}

/** This version of the offer for a quote, or the newest; `null` if nothing was sent. */
export function customerOfferQueryOptions(access: OfferAccess, version: number | null) {
  return queryOptions({
    queryKey: offerKeys.customer(keyOf(access), version),
    queryFn: () => fetchOffer(access, version),
    refetchOnWindowFocus: true,
    // Lets an open page notice a withdrawal or a newer version.
    refetchInterval: ({ state }) => (state.data?.status === 'sent' ? REFRESH_MS : false),
  });
}

async function recordView(access: OfferAccess, id: string): Promise<void> {
  const supabase = await loadSupabase();
  unwrap(await supabase.rpc('record_offer_view', { _offer_id: id, ...tokenOf(access) }));
}

/** Tells dispatch that the customer has this open offer on their screen. A tab in the background waits. */
export function useRecordView(access: OfferAccess, { id, status }: Pick<Offer, 'id' | 'status'>) {
  const isOpen = status === 'sent';
  const key = keyOf(access);
  const isLink = 'token' in access;
  useEffect(() => {
    if (!isOpen) return undefined;
    const record = () => {
      // A prerendered page is hidden, too.
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', record);
      // Only a count, so a failure isn't worth an error.
      recordView(isLink ? { token: key } : { quoteId: key }, id).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', record);
    record();
    return () => {
      document.removeEventListener('visibilitychange', record);
    };
  }, [isOpen, id, key, isLink]);
}

/** The customer's answer to an offer. */
export type OfferReply =
  | { type: 'accept'; requestId: string; name: string; poNumber: string }
  | { type: 'decline'; requestId: string; reason: DeclineReason; note: string }
  | { type: 'request' };

async function answer(access: OfferAccess, id: string, reply: OfferReply): Promise<OfferAnswer> {
  const supabase = await loadSupabase();
  const target = { _offer_id: id, ...tokenOf(access) };
  const call = () => {
    if (reply.type === 'request') return supabase.rpc('request_new_offer', target);
    const answered = { ...target, _request_id: reply.requestId };
    return reply.type === 'accept'
      ? supabase.rpc('accept_offer', {
          ...answered,
          _name: withoutInvisible(reply.name),
          ...(reply.poNumber.trim() !== '' && { _po_number: withoutInvisible(reply.poNumber) }),
        })
      : supabase.rpc('decline_offer', {
          ...answered,
          _reason: reply.reason,
          ...(reply.note.trim() !== '' && { _note: withoutInvisible(reply.note) }),
        });
  };
  const result = offerAnswerSchema.parse(unwrap(await call()));
  void requestEmails('send-offer-emails', { offer: { id } });
  return result;
}

/**
 * Accepts, declines or asks for a new offer. The page then shows the returned offer, even if someone else
 * answered first.
 */
export function useAnswerOffer(
  access: OfferAccess,
  offer: Offer,
  version: number | null,
  onAnswered?: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...offerKeys.all, 'answer'],
    mutationFn: (reply: OfferReply) => answer(access, offer.id, reply),
    onSuccess: (result) => {
      onAnswered?.();
      if (result.offer === null) return;
      client.setQueryData(offerKeys.customer(keyOf(access), version), result.offer);
    },
  });
}

/** Downloads an offer's PDF. Without an access, as the signed-in owner or admin. */
export function useOfferPdf(access?: OfferAccess) {
  return useMutation({
    mutationKey: [...offerKeys.all, 'pdf'],
    mutationFn: async (id: string) => {
      const { name, pdf } = await callFunction<{ name: string; pdf: string }>('offer-pdf', {
        offer: { id },
        ...(access !== undefined && 'token' in access && { token: access.token }),
      });
      const bytes = Uint8Array.from(atob(pdf), (char) => char.charCodeAt(0));
      saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
    },
    meta: {
      errorToast: { title: 'We couldn’t create the PDF. Try again.', variant: 'destructive' },
    },
  });
}
