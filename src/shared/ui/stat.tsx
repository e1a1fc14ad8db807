import type { ReactNode } from 'react';

interface StatProps {
  /** The figure, such as `300k`. */
  value: string;
  /** Its unit in smaller type, such as `lb`. */
  unit?: string | undefined;
  /** One sentence. */
  children: ReactNode;
}

/** A large figure with a dimension line. Use three or four, once per page. */
export function Stat({ value, unit, children }: StatProps) {
  return (
    <div className="grid content-start gap-3">
      <div aria-hidden="true" className="dimension-line" />
      <p className="type-figure">
        <span>{`${value}${unit !== undefined ? ' ' : ''}`}</span>
        {unit !== undefined && (
          <small className="-ml-[0.1em] text-[0.42em] font-semibold tracking-[-0.01em] font-stretch-100%">
            {unit}
          </small>
        )}
      </p>
      <p className="max-w-[22ch] text-ui leading-snug text-muted">{children}</p>
    </div>
  );
}
