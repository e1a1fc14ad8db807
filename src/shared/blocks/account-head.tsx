import type { ReactNode } from 'react';

interface AccountHeadProps {
  title: string;
  /** One sentence about the page. */
  lead?: ReactNode;
  /** Buttons on the right; below the sentence on a phone. */
  actions?: ReactNode;
}

/** The dark header of an account page. */
export function AccountHead({ title, lead, actions }: AccountHeadProps) {
  return (
    <section className="dark-surface">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-gap gap-y-5 py-[clamp(2rem,1.5rem+2vw,3.5rem)]">
        <div className="min-w-0">
          <h1 className="type-h2! wrap-anywhere">{title}</h1>
          {lead !== undefined && <p className="mt-3 max-w-[38em] text-muted">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </section>
  );
}
