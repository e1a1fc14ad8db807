import { Minus, Plus } from 'lucide-react';
import { Button } from '@/shared/ui/button';

interface PdfToolbarProps {
  page: number;
  /** `undefined` while loading. */
  pages: number | undefined;
  /** 1 fits the width. */
  factor: number;
  /** `undefined` at the largest or smallest size. */
  zoomIn: (() => void) | undefined;
  zoomOut: (() => void) | undefined;
}

/** Current page and zoom of a document. */
export function PdfToolbar({ page, pages, factor, zoomIn, zoomOut }: PdfToolbarProps) {
  return (
    <div className="flex min-h-11 shrink-0 items-center justify-between gap-3 border-b bg-surface px-1.5 py-1">
      <p className="pl-2 text-sm text-muted tabular-nums">
        {pages !== undefined && `Page ${String(page)} of ${String(pages)}`}
      </p>
      <div role="group" aria-label="Zoom" className="flex items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          isIcon
          aria-label="Zoom out"
          aria-disabled={zoomOut === undefined || undefined}
          onClick={zoomOut}
        >
          <Minus />
        </Button>
        <output className="min-w-12 text-center text-sm tabular-nums">
          {`${String(factor * 100)}%`}
        </output>
        <Button
          variant="ghost"
          size="sm"
          isIcon
          aria-label="Zoom in"
          aria-disabled={zoomIn === undefined || undefined}
          onClick={zoomIn}
        >
          <Plus />
        </Button>
      </div>
    </div>
  );
}
