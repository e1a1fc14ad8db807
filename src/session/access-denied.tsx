import { ButtonLink } from '@/shared/ui/button';

/** Shown to a signed-in user who has none of a page's required roles. */
export function AccessDenied() {
  return (
    <section className="dark-surface grid min-h-[70svh] content-center gap-6 px-gutter py-section">
      <h1>Access Denied</h1>
      <p className="text-lead text-muted">
        You don't have the required permissions to access this page.
      </p>
      <p>
        <ButtonLink variant="outline" to="/">
          Return to Home
        </ButtonLink>
      </p>
    </section>
  );
}
