import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { Panel } from '@/shared/ui/panel';

interface DemoProps {
  title: string;
  /** Spans both columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** A titled frame around a demo. */
export function Demo({ title, isWide = false, children }: DemoProps) {
  return (
    <Panel isPadded={false} className={cn('min-w-0', isWide && 'lg:col-span-2')}>
      <h2 className="border-b px-5 py-3 text-ui leading-snug font-semibold tracking-normal text-subtle font-stretch-[84%]">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 p-5">{children}</div>
    </Panel>
  );
}

/** Lays out its children side by side. */
export function Row({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('flex flex-wrap items-center gap-3', className)}>{children}</div>;
}
