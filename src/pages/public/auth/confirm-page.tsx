import { CONFIRM_PATH } from '@/session/email-link';
import { useAuth } from '@/session/use-auth';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';
import { AuthFrame } from './auth-frame';

const WAITING = <PartLoading className="min-h-60" />;
const ConfirmCard = lazyDataPart(
  async () => (await import('@/features/account/components/confirm-card')).ConfirmCard,
  { fallback: WAITING, onFailure: PartFailure },
);

/** /auth/confirm: the button that uses a link from one of our account emails. */
export function ConfirmPage() {
  const { status } = useAuth();
  return (
    <>
      <PageMetadata
        title="Confirm Your Email Link"
        description="Verify your email address, accept your invitation or choose a new password."
        path={CONFIRM_PATH}
        noIndex
      />
      <AuthFrame title="One more step" lead="Press the button to use the link from our email.">
        {/* The link is in the fragment, which is unknown when prerendering. */}
        {status === 'loading' ? WAITING : <ConfirmCard />}
      </AuthFrame>
    </>
  );
}
