import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '@/shared/lib/cn';
import { dismissToast, type Toast } from '@/shared/lib/toast-store';
import { Button } from '@/shared/ui/button';

interface ToastItemProps {
  toast: Toast;
  /** Closes the dialog the toast is shown in. */
  closeDialog: (() => void) | undefined;
}

// Radix blocks clicks until it has counted the toast, a moment after it appears.
const CLICKABLE_AT_ONCE = { pointerEvents: 'auto' } as const;

/** One toast: text, its action and a close button. A swipe to the right dismisses it. */
export function ToastItem({ toast, closeDialog }: ToastItemProps) {
  const { id, isOpen, title, description, action } = toast;
  const isDestructive = toast.variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;
  const item = useRef<HTMLLIElement>(null);
  const isEscapeForPage = useRef(false);

  // Radix closes a toast on every Escape, and the dialog below it doesn't get the key.
  const handleEscape = (event: KeyboardEvent) => {
    // Radix calls this a second time for a toast that has the focus.
    if (event.defaultPrevented) return;
    if (closeDialog !== undefined) {
      event.preventDefault();
      closeDialog();
      return;
    }
    const { target } = event;
    isEscapeForPage.current = !(target instanceof Node && item.current?.contains(target));
    if (!isEscapeForPage.current) return;
    queueMicrotask(() => {
      isEscapeForPage.current = false;
    });
  };

  return (
    <RadixToast.Root
      ref={item}
      open={isOpen}
      style={CLICKABLE_AT_ONCE}
      onOpenChange={() => {
        if (!isEscapeForPage.current) dismissToast(id);
      }}
      onEscapeKeyDown={handleEscape}
      // Screen readers announce failures immediately and successes when idle.
      type={isDestructive ? 'foreground' : 'background'}
      className={cn(
        'dark-surface grid animate-toast-in grid-cols-[1.375rem_1fr_auto] items-start gap-x-3.5 rounded-md border border-l-5 py-4 pr-2 pl-4.5 shadow-float',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive
          ? 'border-red-700 border-l-white bg-red-700 [--focus-halo:var(--color-red-700)] [--focus:#fff]'
          : 'border-l-accent',
      )}
    >
      <Icon className={cn('size-5.5', isDestructive ? 'text-white' : 'text-accent-text')} />
      <div className="min-w-0">
        <RadixToast.Title className="leading-snug font-[660]">{title}</RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description
            className={cn('text-ui', isDestructive ? 'text-red-100' : 'text-muted')}
          >
            {description}
          </RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action asChild altText={action.label}>
            <Button variant="outline" size="sm" className="mt-2.5" onClick={action.onClick}>
              {action.label}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label="Dismiss"
        className="-my-2 grid size-11 place-items-center rounded-sm hover:bg-white/12 sm:-my-1.5 sm:size-9"
      >
        <X className="size-4.5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
