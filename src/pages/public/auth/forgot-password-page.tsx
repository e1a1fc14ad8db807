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

/** /auth/forgot-password: has a link mailed that leads to the new-password page. */
export function ForgotPasswordPage() {
  return (
    <>
      <PageMetadata
        title="Forgot Your Password?"
        description="Have a link mailed to you and choose a new password for your account."
        path={FORGOT_PASSWORD_PATH}
        noIndex
      />
      <AuthFrame
        title="Forgot your password?"
        lead="It happens to everybody. The link we mail you works once, for an hour, and everything in your account stays as it is."
      >
        <ForgotPasswordCard />
      </AuthFrame>
    </>
  );
}
