import type { ReactNode } from 'react';
import { AuthProvider } from '@/session/auth-provider';
import { Toaster } from '@/shared/ui/toast/toaster';

/** What every page can use: the session and toasts. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <>
      <AuthProvider>{children}</AuthProvider>
      <Toaster />
    </>
  );
}
