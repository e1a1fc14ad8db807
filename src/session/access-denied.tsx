import { ButtonLink } from '@/shared/ui/button';

/** Shown to a signed-in user who has none of a page's required roles. */
export function AccessDenied() {
  return (
    <section className="dark-surface grid min-h-svh content-center pt-section pb-[calc(var(--spacing-section)+8rem)]">
      <div className="wrap grid gap-6">
        <h1>Access Denied</h1>
        <p className="text-lead text-muted">
          You don't have the required permissions to access this page.
        </p>
        <p>
          <ButtonLink variant="outline" to="/">
            Return to Home
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
