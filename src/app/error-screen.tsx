import { useEffect } from 'react';
import { COMPANY } from '@/content/company';
import { lastWrite, type LastWrite } from '@/shared/lib/last-write';
import { logError } from '@/shared/lib/log';
import { useStore } from '@/shared/lib/store';
import { Button, ButtonLink } from '@/shared/ui/button';

/** The network dropped while a chunk was loading, or a new release removed it. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module/i.test(error.message)
  );
}

/** The text about the user's last request. */
const WRITES: Record<LastWrite, string | null> = {
  none: null,
  sending: 'We’re still sending your last request. Please wait before you reload.',
  arrived: 'We received your last request. You don’t need to send it again.',
  failed: 'We didn’t receive your last request. Please reload and send it again.',
  unknown:
    'We don’t know if we received your last request. Please reload and check, or send it again.',
};

/** Shown when a page throws: what happened, what to do, and a phone number. */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => {
    logError('A page failed to render', error);
  }, [error]);
  const isOffline = isChunkError(error);
  const write = WRITES[useStore(lastWrite)];

  return (
    <main className="dark-surface grid min-h-svh place-items-center px-gutter py-16">
      <div className="grid max-w-xl gap-6">
        <h1>{isOffline ? "This page didn't load" : 'Something went wrong'}</h1>
        <p className="text-lead text-muted">
          {`${
            isOffline
              ? 'Your connection dropped, or we just updated the site. Please reload.'
              : 'This page hit an error. Reloading often helps.'
          } You can call dispatch 24/7 at ${COMPANY.phones.dispatch.display}.`}
        </p>
        {write !== null && <p className="font-semibold">{write}</p>}
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              window.location.reload();
            }}
          >
            Reload
          </Button>
          <ButtonLink variant="outline" to="/" reloadDocument>
            Return to Home
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
