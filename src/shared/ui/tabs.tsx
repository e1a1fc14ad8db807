import * as RadixTabs from '@radix-ui/react-tabs';
import { useEffect, useRef, type ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';
import { TAB, TAB_PANEL, TAB_ROW } from './tab-styles';

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
      className={cn(TAB_ROW, className)}
    />
  );
}

/** A tab. The current one has a 3 px amber underline. */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return <RadixTabs.Trigger {...rest} className={cn(TAB, className)} />;
}

/** The content of a tab. */
export function TabsContent({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={cn(TAB_PANEL, className)} />;
}
