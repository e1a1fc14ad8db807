import { useEffect } from 'react';
import { COMPANY } from '@/content/company';
import { logError } from '@/shared/lib/log';
import { Button, ButtonLink } from '@/shared/ui/button';

/** The network dropped while a chunk was loading, or a new release removed it. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module/i.test(error.message)
  );
}

/** Shown when a page throws: what happened, what to do, and a phone number. */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => {
    logError('A page failed to render', error);
  }, [error]);
  const isOffline = isChunkError(error);

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
