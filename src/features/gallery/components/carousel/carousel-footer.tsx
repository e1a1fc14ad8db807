import type { ReactNode } from 'react';

/** The controls below the slides. Their space is reserved even without them. */
export function CarouselFooter({ children }: { children?: ReactNode }) {
  return (
    <div className="wrap pt-4">
      <div className="flex min-h-11 min-w-0 items-center justify-center gap-2 max-[24rem]:gap-0">
        {children}
      </div>
    </div>
  );
}
