import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '@/session/use-auth';
import { SIGN_IN_PATH, signInPath } from '@/session/safe-return-path';
import { cn } from '@/shared/lib/cn';

interface AccountLinksProps {
  /** Classes of each item: a word in the header, a line in the mobile menu. */
  itemClassName: string;
  onSignOut?: () => void;
}

/**
 * Sign In, or what a signed-in person may open (specification 1, section 2). Until the session is
 * known the place is kept and nothing is claimed, not even the way back: a prerendered page knows
 * no query.
 */
export function AccountLinks({ itemClassName, onSignOut }: AccountLinksProps) {
  const { status, isAdmin, signOut } = useAuth();
  const location = useLocation();

  if (status !== 'signed-in') {
    const isLoading = status === 'loading';
    return (
      <Link
        to={isLoading ? SIGN_IN_PATH : signInPath(location)}
        className={cn(itemClassName, isLoading && 'invisible')}
      >
        Sign In
      </Link>
    );
  }
  return (
    <>
      <Link to="/dashboard" className={itemClassName}>
        My Profile
      </Link>
      {isAdmin && (
        <Link to="/admin" className={itemClassName}>
          Admin
        </Link>
      )}
      <button
        type="button"
        className={itemClassName}
        onClick={() => {
          signOut();
          onSignOut?.();
        }}
      >
        Sign Out
      </button>
    </>
  );
}
