import { useEffect } from 'react';
import { COMPANY } from '@/content/company';
import { logError } from '@/shared/lib/log';
import { Button, ButtonLink } from '@/shared/ui/button';

/** A new version went live and the old chunk is gone, or the network dropped while loading it. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module/i.test(error.message)
  );
}

/** What is left when a page breaks: what happened, a way on, and a number that always works. */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => {
    logError('A page could not be shown', error);
  }, [error]);
  const isOffline = isChunkError(error);

  return (
    <main className="dark-surface grid min-h-svh place-items-center px-gutter py-16">
      <div className="grid max-w-xl gap-6">
        <h1>{isOffline ? 'This page did not arrive' : 'Something broke on our side'}</h1>
        <p className="text-lead text-muted">
          {isOffline
            ? 'The connection dropped, or a new version of the site went live. Load it again.'
            : 'The page hit an error and stopped. Loading it again often helps.'}{' '}
          Dispatch answers around the clock on {COMPANY.phones.dispatch.display}.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              window.location.reload();
            }}
          >
            Load again
          </Button>
          <ButtonLink variant="outline" to="/" reloadDocument>
            Return to Home
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
