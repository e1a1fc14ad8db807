import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '@/session/use-auth';
import { SIGN_IN_PATH, signInPath } from '@/session/safe-return-path';
import { cn } from '@/shared/lib/cn';

interface AccountLinksProps {
  /** Classes of each item; the header and the mobile menu differ. */
  itemClassName: string;
  onSignOut?: () => void;
}

/**
 * Sign In, or the signed-in user's links. While the session loads, an invisible link keeps the space,
 * without a return path because prerendered pages have no query string.
 */
export function AccountLinks({ itemClassName, onSignOut }: AccountLinksProps) {
  const { status, isAdmin, isStaff, signOut } = useAuth();
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
      {isStaff && (
        <Link to="/admin" className={itemClassName}>
          {isAdmin ? 'Admin' : 'Console'}
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
