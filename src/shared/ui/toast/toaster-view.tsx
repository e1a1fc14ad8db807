import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { cn } from '@/shared/lib/cn';
import { useStore } from '@/shared/lib/store';
import { Button } from '@/shared/ui/button';
import { dismissToast, toastStore, type Toast } from '@/shared/lib/toast-store';

/** How long a toast is shown, in ms. Hover and focus pause the timer. */
export const TOAST_DURATION = 5000;

/** How far a toast must be swiped to dismiss it, in px. */
export const TOAST_SWIPE_THRESHOLD = 50;

const HOTKEY = ['F8'];
// At the top while a dialog is open, so that toasts don't cover its buttons.
const VIEWPORT =
  'fixed right-4 bottom-4 z-toast grid w-[min(25rem,calc(100vw-2rem))] gap-3 outline-0 sm:right-5 sm:bottom-5 in-[body:has([role=dialog][data-state=open])]:top-4 in-[body:has([role=dialog][data-state=open])]:bottom-auto!';

/** Shows toasts at the bottom right, one at a time. F8 moves the focus there. Loaded by `Toaster`. */
export function ToasterView() {
  const toasts = useStore(toastStore);
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
      swipeDirection="right"
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport hotkey={HOTKEY} label="Notifications ({hotkey})" className={VIEWPORT} />
    </RadixToast.Provider>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const isDestructive = toast.variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;
  return (
    <RadixToast.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(toast.id);
      }}
      // Screen readers announce failures immediately and successes when idle.
      type={isDestructive ? 'foreground' : 'background'}
      className={cn(
        'dark-surface grid grid-cols-[1.375rem_1fr_auto] items-start gap-x-3.5 rounded-md border border-l-5 py-4 pr-2 pl-4.5 shadow-float',
        'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in data-[swipe=end]:animate-toast-swipe',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive
          ? 'border-red-700 border-l-white bg-red-700 [--focus-halo:var(--color-red-700)] [--focus:#fff]'
          : 'border-l-accent',
      )}
    >
      <Icon className={cn('size-5.5', isDestructive ? 'text-white' : 'text-accent-text')} />
      <div className="min-w-0">
        <RadixToast.Title className="leading-snug font-[660]">{toast.title}</RadixToast.Title>
        {toast.description !== undefined && (
          <RadixToast.Description
            className={cn('text-ui', isDestructive ? 'text-red-100' : 'text-muted')}
          >
            {toast.description}
          </RadixToast.Description>
        )}
        {toast.action && (
          <RadixToast.Action asChild altText={toast.action.label}>
            <Button
              variant="outline"
              size="sm"
              className="mt-2.5"
              onClick={() => {
                toast.action?.onClick();
              }}
            >
              {toast.action.label}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label="Dismiss"
        className="-my-2 grid size-11 place-items-center rounded-sm hover:bg-white/12 sm:size-9 sm:-my-1.5"
      >
        <X className="size-4.5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
