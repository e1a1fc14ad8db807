import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '@/shared/lib/toast-store';
import { ACCESS_DENIED } from './toasts';

/** Redirects everyone but staff to the home page with a toast. */
export function AdminDenied() {
  useEffect(() => {
    showToast(ACCESS_DENIED);
  }, []);
  return <Navigate to="/" replace />;
}
