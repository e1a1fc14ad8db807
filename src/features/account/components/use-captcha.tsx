import { useState } from 'react';
import { Challenge } from '@/shared/blocks/challenge/challenge';
import { readTurnstileSiteKey } from '@/shared/lib/env';

interface Waiting {
  /** Tells challenges apart, because a token works only once. */
  key: number;
  resolve: (token: string) => void;
}

/**
 * The challenge that Auth requires with CAPTCHA protection on. `getToken` shows it and resolves to its
 * token, or to `undefined` where the site has no challenges. Put `challenge` above the button.
 */
export function useCaptcha(action: string) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const getToken = (): Promise<string | undefined> => {
    if (readTurnstileSiteKey() === undefined) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      setWaiting((last) => ({ key: (last?.key ?? 0) + 1, resolve }));
    });
  };
  const handleToken = (token: string) => {
    setWaiting(null);
    waiting?.resolve(token);
  };
  return {
    getToken,
    challenge: waiting && (
      <Challenge
        key={waiting.key}
        action={action}
        problem="We check this before we sign you in or send an email."
        onToken={handleToken}
      />
    ),
  };
}
