import { useLocation, useNavigate } from 'react-router-dom';
import { INVITATION_PATH } from '@contracts/site-paths';
import { readEmailLink, type EmailLink, type EmailLinkKind } from '@/session/email-link';
import { NEW_PASSWORD_PATH, SIGN_IN_PATH } from '@/session/safe-return-path';
import { useReturnPath } from '@/session/use-return-path';
import { isAppError } from '@/shared/lib/app-error';
import { Button, ButtonLink } from '@/shared/ui/button';
import { useEmailLinkMutation } from '../api/use-email-link';
import { accountToasts, CONFIRM_TEXTS } from '../toasts';
import { ExpiredLinkAlert } from './expired-link-alert';
import { FailureAlert } from './failure-alert';
import { ForgotPasswordCard } from './forgot-password-card';

/**
 * The button that uses the link in the URL. Opening the page changes nothing, because email programs open
 * links to check them.
 */
export function ConfirmCard() {
  const link = readEmailLink(useLocation().hash);
  if (link === null) return <DeadLink kind="signup" />;
  return <UseLink key={link.tokenHash} link={link} />;
}

/** The link stays in the URL until it was used, so that a reload offers it again. */
function UseLink({ link }: { link: EmailLink }) {
  const { search } = useLocation();
  const returnPath = useReturnPath();
  const navigate = useNavigate();
  const use = useEmailLinkMutation();

  // Auth's answer to a token that was used or has expired.
  if (isAppError(use.error, 'forbidden')) return <DeadLink kind={link.kind} />;

  const { text, button } = CONFIRM_TEXTS[link.kind];
  const target = {
    signup: returnPath,
    invite: INVITATION_PATH,
    recovery: NEW_PASSWORD_PATH + search,
    email_change: returnPath,
  }[link.kind];
  return (
    <>
      <FailureAlert error={use.error} textOf={accountToasts.linkFailed} />
      <p className="text-muted">{text}</p>
      <Button
        isBusy={use.isPending}
        busyText="Opening..."
        onClick={() => {
          if (use.isPending) return;
          use.mutate(link, { onSuccess: () => void navigate(target, { replace: true }) });
        }}
      >
        {button}
      </Button>
    </>
  );
}

/** The link doesn't work: how to get another. */
function DeadLink({ kind }: { kind: EmailLinkKind }) {
  const { search } = useLocation();
  if (kind === 'recovery' || kind === 'invite') {
    return (
      <>
        <ExpiredLinkAlert purpose={kind === 'invite' ? 'invitation' : 'recovery'} />
        <ForgotPasswordCard />
      </>
    );
  }
  return (
    <>
      <ExpiredLinkAlert />
      <ButtonLink variant="solid" size="md" to={SIGN_IN_PATH + search}>
        Go to Sign In
      </ButtonLink>
    </>
  );
}
