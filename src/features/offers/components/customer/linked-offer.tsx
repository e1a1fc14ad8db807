import { OFFER_PARAM } from '@contracts/quote-link';
import { useSearchParams } from 'react-router-dom';
import { CustomerOffer } from './customer-offer';

/** The offer behind a private link, in the version that the link names. */
export function LinkedOffer({ token }: { token: string }) {
  const [params] = useSearchParams();
  const version = Number(params.get(OFFER_PARAM));
  return (
    <CustomerOffer
      key={token}
      access={{ token }}
      version={Number.isInteger(version) && version > 0 ? version : null}
    />
  );
}
