import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef, useState, type PointerEvent } from 'react';
import { cn } from '@/shared/lib/cn';
import { dismissToast, type Toast } from '@/shared/lib/toast-store';
import { Button } from '@/shared/ui/button';

/** How far a toast must be swiped to dismiss it, in px. */
export const TOAST_SWIPE_THRESHOLD = 50;
/** A shorter movement is a click. */
const SWIPE_START = 10;

/** One toast: text, its action and a close button. A swipe to the right dismisses it. */
export function ToastItem({ toast }: { toast: Toast }) {
  const { id, title, description, action } = toast;
  const isDestructive = toast.variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;
  const { offset, ...swipe } = useSwipeRight(() => {
    dismissToast(id);
  });
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is for its buttons, the swipe an extra
    <li
      {...swipe}
      onKeyDown={({ key }) => {
        if (key === 'Escape') dismissToast(id);
      }}
      style={offset > 0 ? { translate: `${String(offset)}px` } : undefined}
      className={cn(
        'dark-surface grid animate-toast-in touch-pan-y grid-cols-[1.375rem_1fr_auto] items-start gap-x-3.5 rounded-md border border-l-5 py-4 pr-2 pl-4.5 shadow-float select-none',
        isDestructive
          ? 'border-red-700 border-l-white bg-red-700 [--focus-halo:var(--color-red-700)] [--focus:#fff]'
          : 'border-l-accent',
      )}
    >
      <Icon className={cn('size-5.5', isDestructive ? 'text-white' : 'text-accent-text')} />
      <div className="min-w-0">
        <p className="leading-snug font-[660]">{title}</p>
        {description !== undefined && (
          <p className={cn('text-ui', isDestructive ? 'text-red-100' : 'text-muted')}>
            {description}
          </p>
        )}
        {action && (
          <Button
            variant="outline"
            size="sm"
            className="mt-2.5"
            onClick={() => {
              dismissToast(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => {
          dismissToast(id);
        }}
        className="-my-2 grid size-11 place-items-center rounded-sm hover:bg-white/12 sm:-my-1.5 sm:size-9"
      >
        <X className="size-4.5" />
      </button>
    </li>
  );
}

/** Pointer handlers for a swipe to the right, and how far the pointer is, in px. */
function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      if (button === 0) start.current = clientX;
    },
    onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent) => {
      if (start.current === null) return;
      const moved = clientX - start.current;
      if (offset === 0 && moved < SWIPE_START) return;
      if (offset === 0) currentTarget.setPointerCapture(pointerId);
      setOffset(Math.max(0, moved));
    },
    onPointerUp: () => {
      const isSwiped = offset >= TOAST_SWIPE_THRESHOLD;
      end();
      if (isSwiped) onSwipe();
    },
    onPointerCancel: end,
  };
}
