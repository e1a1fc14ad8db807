import { Button, ButtonLink } from '@/shared/ui/button';
import { useAuth } from './use-auth';

/** Behind a door that asks for a role, where it could not be found out whether it is given. */
export function RolesUnknown() {
  const { retryRoles } = useAuth();
  return (
    <section className="dark-surface grid min-h-[70svh] content-center gap-6 px-gutter py-section">
      <h1>We could not check your access</h1>
      <p className="max-w-[60ch] text-lead text-muted">
        You are signed in, but the server did not say what you may open. Check your connection and
        try again.
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={retryRoles}>Try Again</Button>
        <ButtonLink variant="outline" to="/">
          Return to Home
        </ButtonLink>
      </p>
    </section>
  );
}
