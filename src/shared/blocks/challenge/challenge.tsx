import { lazyPart } from '@/shared/lib/lazy-part';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';
import type { ChallengeProps } from './challenge-widget';

/** A challenge in a form. Its code loads when it is shown. */
export const Challenge = lazyPart<ChallengeProps>(
  async () => (await import('./challenge-widget')).ChallengeWidget,
  { fallback: <PartLoading className="min-h-28" />, onFailure: PartFailure },
);
