import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';

interface RowActionsProps {
  /** Of a row that has many of them and little room on a tablet. */
  isTight?: boolean;
  children: ReactNode;
}

/** The icon buttons of a row; their places stay when one is not offered. */
export function RowActions({ isTight = false, children }: RowActionsProps) {
  return (
    <span
      className={cn(
        'relative z-1 ml-auto grid w-max auto-cols-[2rem] grid-flow-col max-md:gap-1 xl:auto-cols-[1.75rem] xl:[&_button]:min-h-6 xl:[&_button]:w-7',
        isTight && 'md:auto-cols-[1.75rem] md:[&_button]:w-7',
      )}
    >
      {children}
    </span>
  );
}

interface RowActionProps {
  Icon: LucideIcon;
  /** What it does, e.g. `Archive`; with the record's name it is the button's accessible name. */
  label: string;
  /** Says more than the label does. */
  tip?: string;
  /** Whose row it is. */
  name: string;
  /** Not offered: the place stays empty. */
  isHidden?: boolean;
  onClick: () => void;
}

/** One thing to do about a record, from its row or card. */
export function RowAction({ Icon, label, tip, name, isHidden = false, onClick }: RowActionProps) {
  if (isHidden) return <span />;
  return (
    <Button
      variant="ghost"
      size="sm"
      isIcon
      title={tip ?? label}
      aria-label={`${label}: ${name}`}
      onClick={onClick}
    >
      <Icon />
    </Button>
  );
}
