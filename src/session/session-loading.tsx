/** Shown instead of a page while the session is loading. */
export function SessionLoading() {
  return (
    <p role="status" className="grid min-h-[60svh] place-items-center text-muted">
      Loading...
    </p>
  );
}
