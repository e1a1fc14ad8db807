import { FORGOT_PASSWORD_PATH } from '@/session/safe-return-path';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';
import { AuthFrame } from './auth-frame';

const ForgotPasswordCard = lazyDataPart(
  async () =>
    (await import('@/features/account/components/forgot-password-card')).ForgotPasswordCard,
  { fallback: <PartLoading className="min-h-60" />, onFailure: PartFailure },
);

/** /auth/forgot-password: emails a link to the new-password page. */
export function ForgotPasswordPage() {
  return (
    <>
      <PageMetadata
        title="Forgot Your Password?"
        description="Get a link by email and choose a new password for your account."
        path={FORGOT_PASSWORD_PATH}
        noIndex
      />
      <AuthFrame
        title="Forgot your password?"
        lead="We’ll email you a link. It works once and expires after an hour. Nothing else in your account changes."
      >
        <ForgotPasswordCard />
      </AuthFrame>
    </>
  );
}
