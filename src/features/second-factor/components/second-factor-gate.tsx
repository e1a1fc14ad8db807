import type { ReactNode } from 'react';
import { useAuth } from '@/session/use-auth';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { ChallengeCard } from './challenge-card';
import { DeviceSetup } from './device-setup';

interface SecondFactorGateProps {
  /** Path of the page that opens after the code. */
  path: string;
}

/** Replaces a page until the user has entered a code, or has set up two-step verification. */
export function SecondFactorGate({ path }: SecondFactorGateProps) {
  const { user, sessionNeed } = useAuth();
  if (user === null) return null;
  return (
    <Frame path={path}>
      {sessionNeed === 'challenge' ? <ChallengeCard user={user} /> : <Setup />}
    </Frame>
  );
}

function Setup() {
  const { signOut } = useAuth();
  return (
    <div className="grid gap-4.5">
      <div className="grid gap-1.5">
        <h2 className="type-h3">Set up two-step verification</h2>
        <p className="text-muted">
          Your company requires two-step verification for everyone who uses the console.
        </p>
      </div>
      <DeviceSetup />
      <div>
        <Button
          variant="quiet"
          size="md"
          onClick={() => {
            signOut();
          }}
        >
          Sign Out
        </Button>
      </div>
    </div>
  );
}

function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <PageMetadata
        title="Two-Step Verification"
        description="Enter a code from your authenticator app."
        path={path}
        noIndex
      />
      <div className="w-full max-w-md">
        <h1 className="sr-only">Two-step verification</h1>
        <Panel>{children}</Panel>
      </div>
    </>
  );
}
