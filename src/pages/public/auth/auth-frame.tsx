import type { ReactNode } from 'react';
import { LazyTrailerDrawing } from '@/shared/drawing/lazy-drawings';
import { Panel } from '@/shared/ui/panel';

interface AuthFrameProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  /** Content of the panel. */
  children: ReactNode;
}

/** Layout of the account pages: title and a trailer drawing on the left, the panel on the right. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <>
      <div className="grid min-h-svh pt-header max-lg:grid-rows-[auto_1fr] lg:grid-cols-[7fr_5fr]">
        <div className="dark-surface blueprint grid content-between gap-10 overflow-hidden px-gutter pt-[clamp(2rem,4vw,4.5rem)] pb-[clamp(1.5rem,3vw,3rem)]">
          <div className="grid gap-4">
            <h1 className="max-w-[12ch] max-lg:text-[1.875rem]">{title}</h1>
            {lead !== undefined && <p className="type-lead">{lead}</p>}
          </div>
          <div aria-hidden="true">
            <LazyTrailerDrawing
              deck="perimeter"
              axles={13}
              wellLengthFt={40}
              hasDimensions={false}
            />
          </div>
        </div>
        <div className="grid place-items-start justify-items-center px-gutter pt-[clamp(1.5rem,4vw,4rem)] pb-[clamp(3rem,4vw,4rem)] lg:place-items-center">
          <Panel className="grid w-full max-w-md gap-5">{children}</Panel>
        </div>
      </div>
    </>
  );
}
