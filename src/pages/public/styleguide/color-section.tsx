import { useCallback, useState } from 'react';
import { cn } from '@/shared/lib/cn';
import { Badge } from '@/shared/ui/badge';
import { contrastRatio, parseRgb } from './contrast';
import { Demo } from './demo';

const PAIRS = [
  { name: 'Text on the page', look: 'bg-page text-fg', needs: 4.5 },
  { name: 'Muted on the page', look: 'bg-page text-muted', needs: 4.5 },
  { name: 'Subtle on the page', look: 'bg-page text-subtle', needs: 4.5 },
  { name: 'Subtle on sunk', look: 'bg-sunk text-subtle', needs: 4.5 },
  { name: 'Muted on raised', look: 'bg-surface text-muted', needs: 4.5 },
  { name: 'Amber as text', look: 'bg-page text-accent-text', needs: 4.5 },
  { name: 'Ink on amber', look: 'bg-accent text-accent-fg', needs: 4.5 },
  { name: 'Solid button', look: 'bg-strong text-strong-fg', needs: 4.5 },
  { name: 'Selected row', look: 'bg-selected text-subtle', needs: 4.5 },
  { name: 'Danger', look: 'bg-danger-surface text-danger-text', needs: 4.5 },
  { name: 'Success', look: 'bg-ok-surface text-ok', needs: 4.5 },
  { name: 'Info', look: 'bg-info-surface text-info', needs: 4.5 },
  { name: 'Over the limit', look: 'bg-warn-surface text-warn', needs: 4.5 },
  { name: 'Field border', look: 'bg-surface text-field-line', needs: 3 },
] as const;

/** Semantic color pairs, each with the contrast measured in this browser. */
export function ColorSection({ theme }: { theme: string }) {
  return (
    <Demo title="Color, with measured contrast" isWide>
      <ul className="grid gap-3 xs:grid-cols-2 lg:grid-cols-4">
        {PAIRS.map((pair) => (
          <Swatch key={`${theme} ${pair.name}`} {...pair} />
        ))}
      </ul>
    </Demo>
  );
}

function Swatch({ name, look, needs }: { name: string; look: string; needs: number }) {
  const [ratio, setRatio] = useState<number>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const { color, backgroundColor } = getComputedStyle(element);
    setRatio(contrastRatio(parseRgb(color), parseRgb(backgroundColor)));
  }, []);
  const isEnough = ratio !== undefined && ratio >= needs;

  return (
    <li className="grid overflow-clip rounded-xs border">
      <span
        ref={measure}
        aria-hidden="true"
        className={cn('grid h-16 items-center px-3 text-lead font-semibold', look)}
      >
        {needs === 3 ? <span className="h-8 rounded-sm border border-current" /> : '11′-6″'}
      </span>
      <span className="flex items-center justify-between gap-2 border-t px-3 py-2 text-sm">
        <span>{name}</span>
        <Badge tone={isEnough ? 'ok' : 'danger'}>
          {`${ratio?.toFixed(2) ?? ''} of ${String(needs)}`}
        </Badge>
      </span>
    </li>
  );
}
