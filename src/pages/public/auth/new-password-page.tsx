import { useNavigate } from 'react-router-dom';
import { RefusedLinkAlert } from '@/features/account/components/refused-link-alert';
import { NEW_PASSWORD_PATH } from '@/session/safe-return-path';
import { useAuth } from '@/session/use-auth';
import { useReturnPath } from '@/session/use-return-path';
import { useRefusedLink } from '@/session/use-refused-link';
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
const ForgotPasswordCard = lazyDataPart(
  async () =>
    (await import('@/features/account/components/forgot-password-card')).ForgotPasswordCard,
  options,
);

/** /auth/new-password: where the link of the recovery mail leads. It signs in, then one chooses. */
export function NewPasswordPage() {
  const { status, user } = useAuth();
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  // Once the hash is read it is taken out of the address: nobody signed in means a refused link,
  // or an address typed by hand.
  useRefusedLink();

  const handleDone = () => {
    void navigate(returnPath === '/' ? '/dashboard' : returnPath, { replace: true });
  };

  return (
    <>
      <PageMetadata
        title="Choose a New Password"
        description="Choose a new password for your account, after opening the link in our mail."
        path={NEW_PASSWORD_PATH}
        noIndex
      />
      <AuthFrame
        title="Choose a new password"
        lead="The link in our mail leads here. Choose a password you use nowhere else: your other devices are signed out with the old one."
      >
        {status === 'loading' && WAITING}
        {status === 'signed-out' && (
          <>
            <RefusedLinkAlert purpose="recovery" />
            <ForgotPasswordCard />
          </>
        )}
        {status === 'signed-in' && (
          <NewPasswordCard email={user.email ?? ''} purpose="recovery" onDone={handleDone}>
            <p className="text-muted">
              For <strong className="wrap-anywhere text-fg">{user.email}</strong>. Other devices are
              signed out.
            </p>
          </NewPasswordCard>
        )}
      </AuthFrame>
    </>
  );
}
