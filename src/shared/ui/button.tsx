import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cn } from '@/shared/lib/cn';
import { buttonClass, type ButtonLook } from './button-class';
import { BusyLabel } from './busy-label';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner, keeps width and focus, and ignores clicks. */
  isBusy?: boolean | undefined;
  /** Label while busy, such as `Submitting...`; without it the label stays. */
  busyText?: string | undefined;
  /** Why it can't be used now. It keeps its place in the tab order, so that everyone can learn why. */
  unavailable?: string | undefined;
}

/** A button. `type` defaults to `button`, so that it doesn't submit a form by accident. */
export function Button({
  variant,
  size,
  isIcon,
  isBusy = false,
  busyText,
  unavailable,
  type = 'button',
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || unavailable !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <button
      {...rest}
      title={unavailable ?? rest.title}
      type={type}
      disabled={disabled && !isBusy}
      aria-disabled={isBusy || unavailable !== undefined ? true : rest['aria-disabled']}
      className={cn(
        buttonClass({ variant, size, isIcon }, disabled && !isBusy),
        isBusy && 'cursor-progress',
        unavailable !== undefined && 'cursor-not-allowed opacity-50',
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
  /** A path of this site, or a URL with a scheme (`tel:`, `mailto:`, `https:`). */
  to: string;
}

/** A link that looks like a button. The browser handles URLs with a scheme, the router all others. */
export function ButtonLink({ variant, size, isIcon, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cn(buttonClass({ variant, size, isIcon }), className)} />;
}
