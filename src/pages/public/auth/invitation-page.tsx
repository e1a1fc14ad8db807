import { useNavigate } from 'react-router-dom';
import { INVITATION_PATH } from '@contracts/site-paths';
import { RefusedLinkAlert } from '@/features/account/components/refused-link-alert';
import { useAuth } from '@/session/use-auth';
import { useRefusedLink } from '@/session/use-refused-link';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';
import { AuthFrame } from './auth-frame';

const WAITING = <PartLoading className="min-h-60" />;
const options = { fallback: WAITING, onFailure: PartFailure };
const InvitationCard = lazyDataPart(
  async () => (await import('@/features/account/components/invitation-card')).InvitationCard,
  options,
);
const ForgotPasswordCard = lazyDataPart(
  async () =>
    (await import('@/features/account/components/forgot-password-card')).ForgotPasswordCard,
  options,
);

/** /auth/invitation: where the link of an invitation leads. It signs in, then one chooses a password. */
export function InvitationPage() {
  const { status, user, isAdmin } = useAuth();
  const navigate = useNavigate();
  const isLinkRefused = useRefusedLink();

  const handleDone = () => {
    void navigate(isAdmin ? '/admin' : '/dashboard', { replace: true });
  };

  return (
    <>
      <PageMetadata
        title="Accept Your Invitation"
        description="Choose a password for your account, after opening the link in our mail."
        path={INVITATION_PATH}
        noIndex
      />
      <AuthFrame
        title="Welcome aboard"
        lead="The link in your invitation leads here. Choose a password of your own, which nobody at our office knows, and your account is ready."
      >
        {status === 'loading' && WAITING}
        {(status === 'signed-out' || isLinkRefused) && <RefusedLinkAlert purpose="invitation" />}
        {status === 'signed-out' && <ForgotPasswordCard />}
        {status === 'signed-in' && <InvitationCard user={user} onDone={handleDone} />}
      </AuthFrame>
    </>
  );
}
