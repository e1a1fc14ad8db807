import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cn } from '@/shared/lib/cn';
import { buttonClass, type ButtonLook } from './button-class';
import { BusyLabel } from './busy-label';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: a spinner shows, the button keeps its width and focus, clicks do nothing. */
  isBusy?: boolean | undefined;
  /** What the button says meanwhile, e.g. `Submitting...`. Without it the label stays. */
  busyText?: string | undefined;
}

/** A button. `type` is `button` unless said otherwise, so that it never sends a form by accident. */
export function Button({
  variant,
  size,
  isIcon,
  isBusy = false,
  busyText,
  type = 'button',
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isBusy}
      aria-disabled={isBusy ? true : rest['aria-disabled']}
      className={cn(
        buttonClass({ variant, size, isIcon }, disabled && !isBusy),
        isBusy && 'cursor-progress',
        className,
      )}
      onClick={handleClick}
    >
      <BusyLabel isBusy={isBusy} busyText={busyText}>
        {children}
      </BusyLabel>
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'to'> {
  /** A path of this site, or an address with a scheme (`tel:`, `mailto:`, `https:`). */
  to: string;
}

/** A link that looks like a button. The router leaves addresses with a scheme to the browser. */
export function ButtonLink({ variant, size, isIcon, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cn(buttonClass({ variant, size, isIcon }), className)} />;
}
