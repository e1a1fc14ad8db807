import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '@/shared/lib/toast-store';
import { ACCESS_DENIED } from './messages';

/** Sends somebody who is no admin home, and says why (specification 2, section 4). */
export function AdminDenied() {
  useEffect(() => {
    showToast(ACCESS_DENIED);
  }, []);
  return <Navigate to="/" replace />;
}
