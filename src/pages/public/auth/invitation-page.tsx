import { useNavigate } from 'react-router-dom';
import { INVITATION_PATH } from '@contracts/site-paths';
import { ExpiredLinkAlert } from '@/features/account/components/expired-link-alert';
import { useAuth } from '@/session/use-auth';
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

/** /auth/invitation: where the invitation link leads after it signed the user in. */
export function InvitationPage() {
  const { status, user, isStaff } = useAuth();
  const navigate = useNavigate();

  const handleDone = () => {
    void navigate(isStaff ? '/admin' : '/dashboard', { replace: true });
  };

  return (
    <>
      <PageMetadata
        title="Accept Your Invitation"
        description="Choose a password for your account after opening the link in our email."
        path={INVITATION_PATH}
        noIndex
      />
      <AuthFrame
        title="Welcome aboard"
        lead="Choose a password, and your account is ready. No one at our office can see it."
      >
        {status === 'loading' && WAITING}
        {status === 'signed-out' && (
          <>
            <ExpiredLinkAlert purpose="invitation" />
            <ForgotPasswordCard />
          </>
        )}
        {status === 'signed-in' && <InvitationCard user={user} onDone={handleDone} />}
      </AuthFrame>
    </>
  );
}
