/** Marks a record that arrived while the list was on screen. */
export function NewBadge() {
  return (
    <span
      title="Arrived while this list was open"
      className="inline-flex items-center rounded-xs bg-accent px-2 py-1.25 text-xs leading-none font-bold text-accent-fg font-cond"
    >
      New
    </span>
  );
}
