import { Button } from '@/shared/ui/button';

/** Above a form that holds the draft of an earlier visit: says so, and offers an empty one. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b pb-4 text-sm text-muted">
      What you typed last time is still here.
      <Button size="sm" variant="quiet" onClick={onStartOver}>
        Start over
      </Button>
    </p>
  );
}
