import { Button } from '@/shared/ui/button';

/** Above a form with a restored draft; its button clears the form. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b pb-4 text-sm text-muted">
      We restored what you typed last time.
      <Button size="sm" variant="quiet" onClick={onStartOver}>
        Start over
      </Button>
    </p>
  );
}
