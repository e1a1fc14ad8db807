import type { ReactNode } from 'react';
import { AuthProvider } from '@/session/auth-provider';
import { Toaster } from '@/shared/ui/toast/toaster';

/** Provides the session and toasts to every page. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <>
      <AuthProvider>{children}</AuthProvider>
      <Toaster />
    </>
  );
}
