import { Alert } from '@/shared/ui/alert';
import { REFUSED_LINK } from '../messages';

/** For those who come with a mail link that no longer works: why, and the way on. */
export function RefusedLinkAlert({ isRecovery = false }: { isRecovery?: boolean }) {
  return (
    <Alert tone="warn" role="alert" title={REFUSED_LINK.title}>
      <p>{isRecovery ? REFUSED_LINK.recovery : REFUSED_LINK.text}</p>
    </Alert>
  );
}
