import { Button } from './button';

/** Stands in for a part of a page that did not arrive: what happened, and what to do. */
export function PartFailure() {
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-l-4 border-accent py-3 pl-4">
      <p>
        <strong>This part did not arrive.</strong> The connection dropped, or a new version of the
        site went live.
      </p>
      <Button
        size="md"
        variant="outline"
        onClick={() => {
          window.location.reload();
        }}
      >
        Load again
      </Button>
    </div>
  );
}
