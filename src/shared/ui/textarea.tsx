import type { ComponentProps, KeyboardEvent } from 'react';
import { cn } from '@/shared/lib/cn';
import { controlClass } from './control-class';

interface TextareaProps extends ComponentProps<'textarea'> {
  /** As low as its rows, for the console. */
  isCompact?: boolean;
}

/** A multi-line text control; users can resize its height. Ctrl+Enter or Cmd+Enter sends its form. */
export function Textarea({ isCompact = false, className, onKeyDown, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={4}
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        sendOnCtrlEnter(event);
      }}
      className={cn(controlClass(isCompact), !isCompact && 'min-h-30', 'resize-y', className)}
    />
  );
}

/** Clicks the submit button, because a busy or disabled one must not send. */
function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (event.defaultPrevented || !isSend || event.nativeEvent.isComposing) return;
  const parts = [...(event.currentTarget.form?.elements ?? [])];
  const submit = parts.find((part) => part instanceof HTMLButtonElement && part.type === 'submit');
  if (!(submit instanceof HTMLButtonElement)) return;
  event.preventDefault();
  submit.click();
}
