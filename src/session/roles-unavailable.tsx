import { Button, ButtonLink } from '@/shared/ui/button';
import { useAuth } from './use-auth';

/** Shown instead of a page that requires a role when the user's roles failed to load. */
export function RolesUnavailable() {
  const { retryRoles } = useAuth();
  return (
    <section className="dark-surface grid min-h-svh content-center pt-section pb-[calc(var(--spacing-section)+8rem)]">
      <div className="wrap grid gap-6">
        <h1>We couldn't check your access</h1>
        <p className="max-w-[60ch] text-lead text-muted">
          You're signed in, but your permissions didn't load. Check your connection and try again.
        </p>
        <p className="flex flex-wrap gap-3">
          <Button onClick={retryRoles}>Try Again</Button>
          <ButtonLink variant="outline" to="/">
            Return to Home
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
