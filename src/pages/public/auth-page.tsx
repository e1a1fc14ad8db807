import { Navigate } from 'react-router-dom';
import { useAuth } from '@/session/use-auth';
import { useReturnPath } from '@/session/use-return-path';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';
import { AuthFrame } from './auth/auth-frame';

const AuthCard = lazyDataPart(
  async () => (await import('@/features/account/components/auth-card')).AuthCard,
  { fallback: <PartLoading className="min-h-80" />, onFailure: PartFailure, isMain: true },
);

const ChallengeCard = lazyDataPart(
  async () => (await import('@/features/second-factor/components/challenge-card')).ChallengeCard,
  { fallback: <PartLoading className="min-h-80" />, onFailure: PartFailure },
);

/** /auth: sign in or register. Signed-in users go back to the page they came from. */
export function AuthPage() {
  const { status, user, isRolesLoading, sessionNeed } = useAuth();
  const returnPath = useReturnPath();

  const isCodeNeeded = status === 'signed-in' && sessionNeed === 'challenge';
  if (status === 'signed-in' && !isRolesLoading && !isCodeNeeded) {
    return <Navigate to={returnPath} replace />;
  }
  return (
    <>
      <PageMetadata
        title="Sign In or Register"
        description="Sign in or register as a freight broker, carrier or pilot car operator."
        path="/auth"
        noIndex
      />
      <AuthFrame title="Quotes and loads in one place">
        {isCodeNeeded ? <ChallengeCard user={user} /> : <AuthCard />}
      </AuthFrame>
    </>
  );
}
