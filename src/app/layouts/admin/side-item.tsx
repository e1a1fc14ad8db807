import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '@domain/numbers/counts';
import { cn } from '@/shared/lib/cn';

/**
 * On screens of 64 to 80 rem the sidebar is an icon rail: the label becomes a tooltip on hover and
 * focus. The accessible name stays the same.
 */
const ITEM =
  'group relative grid w-full grid-cols-[1.125rem_1fr_auto] items-center gap-[0.7rem] rounded-sm px-2.5 py-2 text-left leading-tight font-medium text-muted no-underline transition-colors hover:bg-line hover:text-fg xl:max-3xl:grid-cols-1 xl:max-3xl:justify-items-center xl:max-3xl:py-2.5 [@media(min-width:64rem)_and_(max-height:54rem)]:py-1.5!';
const CURRENT =
  'aria-[current=page]:bg-surface aria-[current=page]:font-[650] aria-[current=page]:text-fg aria-[current=page]:shadow-[inset_3px_0_0_var(--accent),0_1px_2px_rgb(15_18_20/0.08)]';
const TIP =
  'xl:max-3xl:pointer-events-none xl:max-3xl:opacity-0 xl:max-3xl:absolute xl:max-3xl:left-[calc(100%+0.75rem)] xl:max-3xl:z-sticky xl:max-3xl:rounded-xs xl:max-3xl:bg-fg xl:max-3xl:px-2 xl:max-3xl:py-1.5 xl:max-3xl:text-sm xl:max-3xl:whitespace-nowrap xl:max-3xl:text-page xl:max-3xl:group-hover:opacity-100 xl:max-3xl:group-focus-visible:opacity-100';
const COUNT =
  'rounded-xs bg-ink-900 px-1.5 text-micro font-[640] text-amber-400 tabular-nums xl:max-3xl:absolute xl:max-3xl:top-0 xl:max-3xl:right-0 xl:max-3xl:px-1';

interface SideLinkProps {
  Icon: LucideIcon;
  label: string;
  to: string;
  isCurrent?: boolean;
  /** A badge with a number, and a screen-reader label such as `new`. */
  count?: { value: number; label: string } | undefined;
  isNewTab?: boolean;
}

/** A link in the sidebar. */
export function SideLink({ Icon, label, to, isCurrent = false, count, isNewTab }: SideLinkProps) {
  return (
    <Link
      to={to}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      className={cn(ITEM, CURRENT)}
    >
      <ItemFace Icon={Icon}>{label}</ItemFace>
      {count !== undefined && count.value > 0 && (
        <>
          {' '}
          <span className={COUNT}>
            <span>{formatCount(count.value)}</span> <span className="sr-only">{count.label}</span>
          </span>
        </>
      )}
    </Link>
  );
}

interface SideButtonProps {
  Icon: LucideIcon;
  label: ReactNode;
  onClick: () => void;
}

/** A button in the sidebar. */
export function SideButton({ Icon, label, onClick }: SideButtonProps) {
  return (
    <button type="button" onClick={onClick} className={ITEM}>
      <ItemFace Icon={Icon}>{label}</ItemFace>
    </button>
  );
}

function ItemFace({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-[1.125rem]" />
      <span className={TIP}>{children}</span>
    </>
  );
}
