import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

const TONES = {
  danger: {
    Icon: CircleAlert,
    role: 'alert',
    box: 'border-danger bg-danger-surface',
    icon: 'text-danger-text',
  },
  ok: { Icon: CircleCheck, role: 'status', box: 'border-ok bg-ok-surface', icon: 'text-ok' },
  info: { Icon: Info, role: undefined, box: 'border-info bg-info-surface', icon: 'text-info' },
  warn: {
    Icon: TriangleAlert,
    role: undefined,
    box: 'border-accent bg-warn-surface',
    icon: 'text-warn',
  },
} as const;

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: keyof typeof TONES;
  title: ReactNode;
  /** Buttons under the text. */
  actions?: ReactNode;
}

/** A persistent message in the page. Screen readers announce failures immediately. */
export function Alert({ tone, title, actions, className, children, ...rest }: AlertProps) {
  const { Icon, role, box, icon } = TONES[tone];
  return (
    <div
      role={role}
      {...rest}
      className={cn(
        'grid grid-cols-[1.25rem_1fr] gap-x-3 gap-y-0.5 rounded-r-sm border-l-4 px-4 py-3.5 text-ui text-fg',
        box,
        className,
      )}
    >
      <Icon className={cn('mt-px size-5', icon)} />
      <div className="min-w-0 [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-3">
        <strong className="font-[660]">{title}</strong> <div className="contents">{children}</div>
        {actions !== undefined && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
