import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readEmailLink } from './email-link';

/**
 * Whether the user came from an email link that no longer works. Removes the error from the URL, so
 * that a reload doesn't show it a second time.
 */
export function useInvalidLink(): boolean {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isInvalid, setIsInvalid] = useState(false);

  useEffect(() => {
    if (readEmailLink(hash)?.kind !== 'invalid') return;
    // oxlint-disable-next-line react/set-state-in-effect -- the hash is unknown when prerendering
    setIsInvalid(true);
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return isInvalid;
}
