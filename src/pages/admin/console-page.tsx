import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { newQuoteCount } from '@/features/quotes/model/new-quote-count';
import { ConnectionNotice } from '@/shared/console/connection-notice';
import { MAIN_ID } from '@/shared/lib/focus-heading';
import { useStore } from '@/shared/lib/store';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { Button } from '@/shared/ui/button';

/** Outlet context from the console's frame. */
export interface ConsoleContext {
  onOpenMenu: () => void;
}

interface ConsolePageProps {
  title: string;
  path: `/admin${string}`;
  /** The page's buttons, at the right of the top bar. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A console page: heading and actions in the top bar, content below. */
export function ConsolePage({ title, path, actions, children }: ConsolePageProps) {
  const { onOpenMenu } = useOutletContext<ConsoleContext>();
  return (
    <>
      <PageMetadata
        title={`${title} · Console`}
        description={`${title}, console`}
        path={path}
        noIndex
        count={useStore(newQuoteCount)}
      />
      <main id={MAIN_ID} tabIndex={-1}>
        <header className="sticky top-0 z-sticky flex h-14 items-center gap-3.5 border-b max-[24rem]:gap-1.5 bg-surface px-[clamp(1rem,2vw,1.75rem)]">
          <Button
            variant="ghost"
            size="md"
            isIcon
            aria-label="Open menu"
            className="-ml-2 xl:hidden"
            onClick={onOpenMenu}
          >
            <Menu />
          </Button>
          <h1 className="text-[1.125rem]/tight! font-[680]! tracking-[-0.01em]! font-stretch-[110%]!">
            {title}
          </h1>
          <div className="ml-auto flex items-center gap-2 max-[24rem]:gap-1">{actions}</div>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 p-[clamp(1rem,2vw,1.75rem)] *:min-w-0 xl:gap-x-5 xl:gap-y-3 xl:pt-3">
          <ConnectionNotice />
          {children}
        </div>
      </main>
    </>
  );
}
