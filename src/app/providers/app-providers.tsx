import type { ReactNode } from 'react';
import { AuthProvider } from '@/session/auth-provider';
import { Toaster } from '@/shared/ui/toast/toaster';

/** Everything a page may take for granted: session and toasts. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <>
      <AuthProvider>{children}</AuthProvider>
      <Toaster />
    </>
  );
}
