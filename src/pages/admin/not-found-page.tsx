import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ConsolePage } from './console-page';

/** Any unknown path below /admin. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn('Page not found:', pathname);
  }, [pathname]);
  return (
    <ConsolePage title="Page Not Found" path="/admin">
      <EmptyState
        title="There is nothing here"
        action={
          <ButtonLink variant="quiet" size="sm" to="/admin">
            Dashboard
          </ButtonLink>
        }
      >
        The page you are looking for does not exist or has been moved.
      </EmptyState>
    </ConsolePage>
  );
}
