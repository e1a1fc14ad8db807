import { useContext } from 'react';
import { useStore } from '@/shared/lib/store';
import { AuthContext, type AuthValue } from './auth-context';

/**
 * Who is signed in and what they may do.
 *
 * @throws Error outside an {@link AuthProvider}.
 */
export function useAuth(): AuthValue {
  const store = useContext(AuthContext);
  if (store === null) throw new Error('useAuth must be used within an AuthProvider');
  return useStore(store);
}
