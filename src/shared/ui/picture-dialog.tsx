import * as RadixDialog from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { DialogClose } from './dialog-close';
import { DialogFrame } from './dialog-frame';
import { ScrollArea } from './scroll-area';
import { ToastSlot } from './toast/toast-slot';
import { useArrowKeys } from './use-arrow-keys';
import { useSwipe } from './use-swipe';

interface PictureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | null | undefined;
  /** The picture; it fills its `relative` container. */
  children: ReactNode;
  /** Position in the series, such as `3 of 12`; omit it for a single picture. */
  position?: string | undefined;
  /** Also called for the arrow keys and swipes. */
  onPrevious: () => void;
  onNext: () => void;
}

/** Shows a picture at full size, with its title and previous and next buttons. */
export function PictureDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  position,
  onPrevious,
  onNext,
}: PictureDialogProps) {
  const hasNeighbors = position !== undefined;
  useArrowKeys(open && hasNeighbors, { onLeft: onPrevious, onRight: onNext });
  const swipe = useSwipe({ onLeft: onNext, onRight: onPrevious });

  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      isForViewing
      isDescribed={Boolean(description)}
    >
      <div className="dark-surface contents">
        <div
          aria-live="polite"
          className="grid min-h-14 items-center border-b bg-page py-2 pr-16 pl-5 sm:pl-6"
        >
          <RadixDialog.Title className="min-w-0 type-h3 text-[1.1875rem] wrap-anywhere sm:text-[1.375rem]">
            {title}
          </RadixDialog.Title>
          <ToastSlot isOpen={open} />
        </div>
        <div
          {...(hasNeighbors && swipe)}
          className="relative h-[min(calc(min(100vw,76rem)/1.5),calc(100svh-13rem))] touch-pan-y overflow-hidden bg-sunk select-none"
        >
          {children}
        </div>
        <div className="flex items-center gap-x-4 border-t bg-page py-3 pr-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-5 max-sm:flex-col max-sm:items-stretch sm:min-h-18 sm:pl-6">
          {description && (
            <ScrollArea className="max-h-24 max-w-prose flex-1 overflow-auto -outline-offset-2 max-sm:pr-2">
              <RadixDialog.Description className="text-ui text-muted wrap-anywhere">
                {description}
              </RadixDialog.Description>
            </ScrollArea>
          )}
          {hasNeighbors && (
            <div className="ml-auto flex items-center gap-1">
              <span className="px-2 text-sm whitespace-nowrap text-subtle tabular-nums">
                {position}
              </span>
              <Button
                variant="ghost"
                size="md"
                isIcon
                aria-label="Previous picture"
                onClick={onPrevious}
              >
                <ChevronLeft />
              </Button>
              <Button variant="ghost" size="md" isIcon aria-label="Next picture" onClick={onNext}>
                <ChevronRight />
              </Button>
            </div>
          )}
        </div>
        <DialogClose className="absolute! top-1.5 right-3" />
      </div>
    </DialogFrame>
  );
}
