import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';

interface DeskGroupPanelProps {
  title: string;
  /** `null` while loading. */
  count: number | null;
  shown: number;
  /** What the group is sorted by. */
  order: string;
  /** Shows this group alone, with all of its permits; `null` if it already is. */
  onShowAll: (() => void) | null;
  children: ReactNode;
}

/** A group of the permit desk under its title and number. */
export function DeskGroupPanel({
  title,
  count,
  shown,
  order,
  onShowAll,
  children,
}: DeskGroupPanelProps) {
  const isCut = count !== null && count > shown;
  return (
    <Panel isPadded={false} aria-label={title} className="overflow-hidden">
      <PanelHead
        title={
          <>
            <span>{title}</span> <span className="text-subtle tabular-nums">{count ?? '–'}</span>
          </>
        }
        action={
          <span className="inline-flex flex-wrap items-center gap-x-3 text-xs text-subtle">
            <span>{isCut ? `First ${String(shown)}, by ${order}` : `By ${order}`}</span>
            {isCut && onShowAll !== null && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Show all ${String(count)}: ${title}`}
                onClick={onShowAll}
              >
                {`Show all ${String(count)}`}
              </Button>
            )}
          </span>
        }
      />
      {children}
    </Panel>
  );
}
