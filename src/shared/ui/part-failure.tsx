import { Button } from './button';

/** Shown instead of a lazy part whose code failed to load. */
export function PartFailure() {
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-l-4 border-accent py-3 pl-4">
      <p>
        <strong>This part didn't load.</strong> Your connection dropped, or we just updated the
        site.
      </p>
      <Button
        size="md"
        variant="outline"
        onClick={() => {
          window.location.reload();
        }}
      >
        Reload
      </Button>
    </div>
  );
}
