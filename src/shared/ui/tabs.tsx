import * as RadixTabs from '@radix-ui/react-tabs';
import { useEffect, useRef, type ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';

/** Root of a `TabsList` with its `TabsTrigger`s and `TabsContent`s. */
export function Tabs({ className, ...rest }: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...rest} className={cn('min-w-0', className)} />;
}

/** Scrolls only the tab row, not the page, to center the tab. */
function bringIntoView(list: HTMLElement, tab: HTMLElement) {
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** The row of tabs. On a phone it scrolls sideways and keeps the current tab in view. */
export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (list.current && current) bringIntoView(list.current, current);
  }, []);

  return (
    <RadixTabs.List
      {...rest}
      ref={list}
      onFocus={(event) => {
        if (event.target instanceof HTMLElement) bringIntoView(event.currentTarget, event.target);
      }}
      className={cn(
        'relative flex overflow-x-auto border-b border-line-strong [scrollbar-width:none]',
        className,
      )}
    />
  );
}

/** A tab. The current one has a 3 px amber underline. */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...rest}
      className={cn(
        'min-h-11 border-b-3 border-transparent px-4.5 py-3.5 text-ui leading-tight font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-2 first:pl-1 focus-visible:shadow-none hover:text-fg data-[state=active]:border-accent data-[state=active]:font-bold data-[state=active]:text-fg',
        className,
      )}
    />
  );
}

/** The content of a tab. */
export function TabsContent({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={cn('pt-5', className)} />;
}
