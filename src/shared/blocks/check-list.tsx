import { Check } from 'lucide-react';
import { cn } from '@/shared/lib/cn';

interface CheckListProps {
  items: readonly string[];
  className?: string;
}

/** A list with check marks. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={cn('grid content-start gap-3', className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 leading-[1.45]">
          <Check aria-hidden="true" className="mt-0.5 size-5 text-accent-text" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
