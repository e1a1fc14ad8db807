import { OFFER_PARAM } from '@contracts/quote-link';
import { useSearchParams } from 'react-router-dom';
import { LoadsAndOffer } from './loads-and-offer';

/** The loads and the offer behind a private link, the offer in the version that the link names. */
export function LinkedLoadsAndOffer({ token }: { token: string }) {
  const [params] = useSearchParams();
  const version = Number(params.get(OFFER_PARAM));
  return (
    <LoadsAndOffer
      key={token}
      access={{ token }}
      version={Number.isInteger(version) && version > 0 ? version : null}
    />
  );
}
