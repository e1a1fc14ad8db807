/** Marks sample content with a note; renders nothing for an empty note. */
export function SampleMark({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <p className="justify-self-start rounded-xs border border-dashed border-line-strong px-2 py-0.5 text-xs font-semibold text-subtle font-cond">
      {children}
    </p>
  );
}
