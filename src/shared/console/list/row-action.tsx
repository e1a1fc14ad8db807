import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';

interface RowActionsProps {
  /** Smaller on tablets, for rows with many actions. */
  isTight?: boolean;
  children: ReactNode;
}

/** A row's icon buttons; the place of one that isn't offered stays empty. */
export function RowActions({ isTight = false, children }: RowActionsProps) {
  return (
    <span
      className={cn(
        'relative z-1 ml-auto grid w-max auto-cols-[2rem] grid-flow-col max-md:gap-1 dense:auto-cols-[1.75rem] dense:[&_button]:min-h-6 dense:[&_button]:w-7',
        isTight && 'md:auto-cols-[1.75rem] md:[&_button]:w-7',
      )}
    >
      {children}
    </span>
  );
}

interface RowActionProps {
  Icon: LucideIcon;
  /** For example `Archive`; with the record's name, the button's accessible name. */
  label: string;
  /** A longer tooltip than the label. */
  tip?: string;
  /** The record's name. */
  name: string;
  /** Keeps its place empty. */
  isHidden?: boolean;
  /** Why it can't be used now; replaces the tooltip. */
  unavailable?: string | undefined;
  onClick: () => void;
}

/** An icon button in a row or card. */
export function RowAction({
  Icon,
  label,
  tip,
  name,
  isHidden = false,
  unavailable,
  onClick,
}: RowActionProps) {
  if (isHidden) return <span />;
  return (
    <Button
      variant="ghost"
      size="sm"
      isIcon
      title={tip ?? label}
      unavailable={unavailable}
      aria-label={`${label}: ${name}`}
      onClick={onClick}
    >
      <Icon />
    </Button>
  );
}
