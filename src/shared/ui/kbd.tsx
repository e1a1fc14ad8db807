/** A key, as it is printed on the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="rounded-xs font-sans border border-line-strong bg-sunk px-1.5 text-sm font-semibold whitespace-nowrap">
      {children}
    </kbd>
  );
}
