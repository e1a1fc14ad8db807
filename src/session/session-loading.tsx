/** Stands in for a page while it is not yet known who is asking. */
export function SessionLoading() {
  return (
    <p role="status" className="grid min-h-[60svh] place-items-center text-muted">
      Loading...
    </p>
  );
}
