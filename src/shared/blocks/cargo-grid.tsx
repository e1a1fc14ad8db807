import { formatFeet } from '@domain/numbers/length';
import { LazyLoadGlyph } from '@/shared/drawing/lazy-drawings';

interface CargoGridProps {
  /** Sizes in feet. */
  items: readonly { name: string; width: number; height: number; text?: string }[];
}

/** Kinds of cargo, drawn from behind at the same scale to compare their sizes. */
export function CargoGrid({ items }: CargoGridProps) {
  return (
    <ul className="grid grid-cols-2 border-t border-l border-t-line-strong lg:grid-cols-4">
      {items.map(({ name, width, height, text }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-5 border-r border-b bg-page p-[clamp(0.75rem,0.1rem+3.2vw,1.75rem)]"
        >
          <div className="flex h-[138px] items-end justify-center">
            <LazyLoadGlyph
              width={width}
              height={height}
              isImageFirst
              className="h-auto max-w-full"
            />
          </div>
          <div className="grid content-start gap-1">
            <h3 className="text-[clamp(1rem,0.93rem+0.3vw,1.1875rem)]">{name}</h3>
            <p className="text-ui leading-snug text-subtle tabular-nums font-cond">
              {`${formatFeet(width)} wide, ${formatFeet(height)} high`}
            </p>
            {text !== undefined && (
              <p className="mt-1.5 text-ui leading-snug text-pretty text-muted">{text}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
