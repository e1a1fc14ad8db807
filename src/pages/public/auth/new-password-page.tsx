import { useNavigate } from 'react-router-dom';
import { ExpiredLinkAlert } from '@/features/account/components/expired-link-alert';
import { NEW_PASSWORD_PATH } from '@/session/safe-return-path';
import { useAuth } from '@/session/use-auth';
import { useReturnPath } from '@/session/use-return-path';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';
import { AuthFrame } from './auth-frame';

const WAITING = <PartLoading className="min-h-60" />;
const options = { fallback: WAITING, onFailure: PartFailure };
const NewPasswordCard = lazyDataPart(
  async () => (await import('@/features/account/components/new-password-card')).NewPasswordCard,
  options,
);
const ChallengeCard = lazyDataPart(
  async () => (await import('@/features/second-factor/components/challenge-card')).ChallengeCard,
  options,
);
const ForgotPasswordCard = lazyDataPart(
  async () =>
    (await import('@/features/account/components/forgot-password-card')).ForgotPasswordCard,
  options,
);

/** /auth/new-password: where the recovery link leads after it signed the user in. */
export function NewPasswordPage() {
  const { status, user, isRolesLoading, sessionNeed } = useAuth();
  const navigate = useNavigate();
  const returnPath = useReturnPath();

  const handleDone = () => {
    void navigate(returnPath === '/' ? '/dashboard' : returnPath, { replace: true });
  };

  return (
    <>
      <PageMetadata
        title="Choose a New Password"
        description="Choose a new password for your account after opening the link in our email."
        path={NEW_PASSWORD_PATH}
        noIndex
      />
      <AuthFrame
        title="Choose a new password"
        lead="Choose a password you don’t use anywhere else. We’ll sign you out on your other devices."
      >
        {(status === 'loading' || isRolesLoading) && WAITING}
        {status === 'signed-out' && (
          <>
            <ExpiredLinkAlert purpose="recovery" />
            <ForgotPasswordCard />
          </>
        )}
        {/* Auth refuses a new password without the second step. */}
        {status === 'signed-in' && !isRolesLoading && sessionNeed === 'challenge' && (
          <ChallengeCard user={user} />
        )}
        {status === 'signed-in' && !isRolesLoading && sessionNeed !== 'challenge' && (
          <NewPasswordCard email={user.email ?? ''} purpose="recovery" onDone={handleDone}>
            <p className="text-muted">
              For <strong className="wrap-anywhere text-fg">{user.email}</strong>
            </p>
          </NewPasswordCard>
        )}
      </AuthFrame>
    </>
  );
}
