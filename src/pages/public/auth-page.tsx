import { Navigate, useSearchParams } from 'react-router-dom';
import { RefusedLinkAlert } from '@/features/account/components/refused-link-alert';
import { RETURN_PARAM, safeReturnPath } from '@/session/safe-return-path';
import { useAuth } from '@/session/use-auth';
import { useRefusedLink } from '@/session/use-refused-link';
import { LateTrailerDrawing } from '@/shared/drawing/late-drawings';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { Panel } from '@/shared/ui/panel';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';

const AuthCard = lazyDataPart(
  async () => (await import('@/features/account/components/auth-card')).AuthCard,
  { fallback: <PartLoading className="min-h-80" />, onFailure: PartFailure },
);

/** /auth: sign in or register. Whoever is signed in goes back to where they came from. */
export function AuthPage() {
  const { status } = useAuth();
  const [params] = useSearchParams();
  const isLinkRefused = useRefusedLink();

  if (status === 'signed-in') {
    return <Navigate to={safeReturnPath(params.get(RETURN_PARAM))} replace />;
  }

  return (
    <>
      <PageMetadata
        title="Sign In or Register"
        description="Sign in or register as a freight broker, carrier or pilot car operator."
        path="/auth"
        noIndex
      />
      <div className="grid min-h-svh pt-header lg:grid-cols-[7fr_5fr]">
        <div className="dark-surface blueprint grid content-between gap-10 overflow-hidden px-gutter pt-[clamp(2rem,4vw,4.5rem)] pb-[clamp(1.5rem,3vw,3rem)]">
          <h1 className="max-w-[12ch] max-lg:text-[1.875rem]">Quotes and loads in one place</h1>
          <div aria-hidden="true">
            <LateTrailerDrawing
              deck="perimeter"
              axles={13}
              wellLengthFt={40}
              hasDimensions={false}
            />
          </div>
        </div>
        <div className="grid place-items-start justify-center px-gutter pt-[clamp(1.5rem,4vw,4rem)] pb-[clamp(3rem,4vw,4rem)] lg:place-items-center">
          <Panel className="grid w-full max-w-md gap-5">
            {isLinkRefused && <RefusedLinkAlert />}
            <AuthCard />
          </Panel>
        </div>
      </div>
    </>
  );
}
