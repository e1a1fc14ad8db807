import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { AuthProvider } from '@/session/auth-provider';
import { Toaster } from '@/shared/ui/toast/toaster';

/** Everything a page may take for granted: page head, session and toasts. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <HelmetProvider>
      <AuthProvider>{children}</AuthProvider>
      <Toaster />
    </HelmetProvider>
  );
}
