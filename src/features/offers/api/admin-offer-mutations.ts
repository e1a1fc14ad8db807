import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { requestEmails } from '@/platform/supabase/request-emails';
import { unwrap } from '@/platform/supabase/unwrap';
import { AppError } from '@/shared/lib/app-error';
import { offerToasts } from '../admin-toasts';
import type { DraftPayload } from '../model/draft-form';
import { adminOfferKeys } from './admin-query-keys';

/** A transition of a version; the ids are created once, so that a retry has no second effect. */
export type OfferStep =
  | { type: 'send'; id: string; seen: string; requestId: string }
  /** Of the call that sends it. */
  | { type: 'sendNow' | 'undo'; id: string; requestId: string }
  | { type: 'withdraw'; id: string; requestId: string; reason: string }
  | { type: 'revise'; id: string; requestId: string }
  | { type: 'discard'; id: string; seen: string };

/** How long sending can be undone; the database has the same ten seconds. */
export const UNDO_MS = 10_000;

/** The offers this page sends soon, by request. Once the page is closed, a job sends them. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function stopTimer(requestId: string) {
  clearTimeout(timers.get(requestId));
  timers.delete(requestId);
}

function startTimer({ id, requestId }: { id: string; requestId: string }, client: QueryClient) {
  stopTimer(requestId);
  const send = () => {
    const mutation = client.getMutationCache().build(client, stepOptions(client));
    // The query client shows what went wrong.
    mutation.execute({ type: 'sendNow', id, requestId }).catch(() => undefined);
  };
  timers.set(requestId, setTimeout(send, UNDO_MS));
}

async function take(step: OfferStep, client: QueryClient): Promise<void> {
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
      startTimer(step, client);
      break;
    case 'sendNow': {
      stopTimer(step.requestId);
      const problem = unwrap(
        await supabase.rpc('send_offer_now', { _offer_id: step.id, _request_id: step.requestId }),
      );
      if (problem !== '') throw new AppError('validation', problem);
      break;
    }
    case 'undo':
      stopTimer(step.requestId);
      unwrap(
        await supabase.rpc('undo_send_offer', { _offer_id: step.id, _request_id: step.requestId }),
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
  if (step.type === 'sendNow' || step.type === 'withdraw') {
    void requestEmails('send-offer-emails', { offer: { id: step.id } });
  }
}

const stepOptions = (client: QueryClient) => ({
  mutationKey: [...adminOfferKeys.all, 'step'],
  mutationFn: (step: OfferStep) => take(step, client),
  onSettled: () => client.invalidateQueries({ queryKey: adminOfferKeys.all }),
  meta: {
    successToast: (_: unknown, step: unknown) => offerToasts.done(step as OfferStep),
    errorToast: offerToasts.failed,
  },
});

/** Sends, withdraws, revises or discards a version, or undoes sending. */
export function useOfferStep() {
  return useMutation(stepOptions(useQueryClient()));
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
      _offer: {
        ...payload,
        lines: payload.lines.map((line) => ({
          ...line,
          estimate: line.estimate && { ...line.estimate },
        })),
      },
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
