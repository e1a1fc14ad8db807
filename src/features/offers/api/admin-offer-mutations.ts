import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { requestEmails } from '@/platform/supabase/request-emails';
import { unwrap } from '@/platform/supabase/unwrap';
import { offerToasts } from '../admin-toasts';
import type { DraftPayload } from '../model/draft-form';
import { adminOfferKeys } from './admin-query-keys';

/** A transition of a version; the ids are created once, so that a retry has no second effect. */
export type OfferStep =
  | { type: 'send'; id: string; seen: string; requestId: string }
  | { type: 'withdraw'; id: string; requestId: string; reason: string }
  | { type: 'revise'; id: string; requestId: string }
  | { type: 'discard'; id: string; seen: string };

async function take(step: OfferStep): Promise<void> {
  const supabase = getSupabase();
  switch (step.type) {
    case 'send':
      unwrap(
        await supabase.rpc('send_offer', {
          _offer_id: step.id,
          _seen: step.seen,
          _request_id: step.requestId,
        }),
      );
      break;
    case 'withdraw':
      unwrap(
        await supabase.rpc('withdraw_offer', {
          _offer_id: step.id,
          _request_id: step.requestId,
          _reason: step.reason,
        }),
      );
      break;
    case 'revise':
      unwrap(await supabase.rpc('revise_offer', { _offer_id: step.id, _new_id: step.requestId }));
      break;
    case 'discard':
      unwrap(await supabase.rpc('discard_offer', { _offer_id: step.id, _seen: step.seen }));
  }
  if (step.type === 'send' || step.type === 'withdraw') {
    void requestEmails('send-offer-emails', { offer: { id: step.id } });
  }
}

/** Sends, withdraws, revises or discards a version. */
export function useOfferStep() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...adminOfferKeys.all, 'step'],
    mutationFn: take,
    onSettled: () => client.invalidateQueries({ queryKey: adminOfferKeys.all }),
    meta: {
      successToast: (_, step) => offerToasts.done(step as OfferStep),
      errorToast: offerToasts.failed,
    },
  });
}

/** Saves a draft and returns its new version. */
export async function saveDraft(
  id: string,
  seen: string,
  requestId: string,
  payload: DraftPayload,
): Promise<string> {
  return unwrap(
    await getSupabase().rpc('save_offer', {
      _offer_id: id,
      _seen: seen,
      _request_id: requestId,
      _offer: { ...payload, lines: payload.lines.map((line) => ({ ...line })) },
    }),
  );
}

/** Starts the offer for a quote, or finds the one it has; returns its number. */
export function useCreateOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...adminOfferKeys.all, 'create'],
    mutationFn: async ({ quoteId, offerId }: { quoteId: string; offerId: string }) =>
      unwrap(await getSupabase().rpc('create_offer', { _quote_id: quoteId, _offer_id: offerId })),
    onSettled: () => client.invalidateQueries({ queryKey: adminOfferKeys.all }),
    meta: { errorToast: offerToasts.failed },
  });
}
