import type { Offer } from '@contracts/offer';
import { useEffect, useState } from 'react';
import { clearDraft, createDraft, loadDraft, saveDraft } from '@/shared/forms/form-draft';
import type { AcceptValues } from './accept-form';

/**
 * The name and PO number typed for an offer, saved on this device until it's accepted or
 * declined. All versions share them; the PO number starts as the quote's.
 */
export function useTypedAnswer(offer: Offer) {
  const key = `offer-answer-${offer.number}`;
  const [typed, setTyped] = useState<Partial<AcceptValues>>(
    () => loadDraft({ key, blank: { name: '', poNumber: '' } })?.values ?? {},
  );
  const isAnswered = offer.status === 'accepted' || offer.status === 'declined';
  useEffect(() => {
    if (isAnswered) clearDraft(key);
  }, [isAnswered, key]);
  return {
    values: {
      name: typed.name ?? '',
      poNumber: typed.poNumber ?? offer.po_number ?? '',
    },
    change: (values: AcceptValues) => {
      setTyped(values);
      saveDraft(key, { ...createDraft(), values: { ...values } });
    },
  };
}
