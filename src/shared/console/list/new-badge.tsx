/** Marks a record that came in while the list was on screen. */
export function NewBadge() {
  return (
    <span className="inline-flex items-center rounded-xs bg-accent px-1.5 text-xs leading-none font-bold text-accent-fg font-cond">
      Just in
    </span>
  );
}
