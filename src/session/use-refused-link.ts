import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readMailLink } from './mail-link';

/**
 * Whether somebody has just come with a mail link that no longer works. The mark is taken out of
 * the address, so that a reload does not say it again.
 */
export function useRefusedLink(): boolean {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    if (readMailLink(hash)?.kind !== 'refused') return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- no server ever sees the hash
    setIsRefused(true);
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return isRefused;
}
