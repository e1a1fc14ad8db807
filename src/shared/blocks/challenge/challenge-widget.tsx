import { useEffect, useRef, useState } from 'react';
import { COMPANY } from '@/content/company';
import { readTurnstileSiteKey } from '@/shared/lib/env';
import { logError } from '@/shared/lib/log';
import { loadTurnstile } from '@/shared/lib/turnstile';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

/** Width of Turnstile's normal size, in px. */
const NORMAL_WIDTH = 300;

export interface ChallengeProps {
  /** The token's purpose, which the server checks. */
  action: string;
  /** Id of the row that the token lets through. */
  recordId?: string;
  /** Why the last token was not accepted. */
  problem?: string | null;
  /** Called with a token, which works only once. */
  onToken: (token: string) => void;
}

/** Cloudflare's challenge in a form. To get another token, remount it with a new key. */
export function ChallengeWidget({ action, recordId, problem, onToken }: ChallengeProps) {
  const box = useRef<HTMLDivElement>(null);
  const handleToken = useRef(onToken);
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setIsFailed] = useState(false);
  const { dispatch } = COMPANY.phones;

  useEffect(() => {
    handleToken.current = onToken;
  });

  useEffect(() => {
    let remove: (() => void) | undefined;
    let isGone = false;
    const fail = (error: unknown) => {
      if (isGone) return;
      logError('The challenge could not be shown', error);
      setIsFailed(true);
    };
    const show = async () => {
      const turnstile = await loadTurnstile();
      if (isGone || box.current === null) return;
      const widget = turnstile.render(box.current, {
        sitekey: readTurnstileSiteKey() ?? '',
        action,
        size: box.current.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
        ...(recordId !== undefined && { cData: recordId }),
        callback: (token) => {
          handleToken.current(token);
        },
        'error-callback': () => {
          fail(new Error('Turnstile reported an error.'));
          return true;
        },
        'timeout-callback': () => {
          fail(new Error('The challenge timed out.'));
        },
      });
      if (typeof widget !== 'string') throw new Error('Turnstile rendered nothing.');
      remove = () => {
        turnstile.remove(widget);
      };
    };
    show().catch(fail);
    return () => {
      isGone = true;
      remove?.();
    };
  }, [action, recordId, attempt]);

  const handleRetry = () => {
    setIsFailed(false);
    setAttempt(attempt + 1);
  };

  return (
    <Alert
      tone={isFailed ? 'danger' : 'info'}
      role={isFailed ? 'alert' : 'status'}
      title={isFailed ? 'The check didn’t load.' : 'Please confirm you’re human.'}
      data-keep-clear
      actions={
        isFailed ? (
          <Button variant="outline" size="sm" onClick={handleRetry}>
            Try again
          </Button>
        ) : undefined
      }
    >
      {isFailed ? (
        <p>
          Your browser or network may be blocking challenges.cloudflare.com. Everything you typed is
          still here. If it keeps failing, call{' '}
          <a href={dispatch.href} className="whitespace-nowrap">
            {dispatch.display}
          </a>
          .
        </p>
      ) : (
        <p>
          {problem ??
            'We’re getting a lot of traffic. Your request is sent as soon as the check is done.'}
        </p>
      )}
      {!isFailed && <div ref={box} className="mt-3 min-h-[65px]" />}
    </Alert>
  );
}
