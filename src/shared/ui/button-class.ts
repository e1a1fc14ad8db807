import { cn } from '@/shared/lib/cn';

export interface ButtonLook {
  /** Use one `primary` per view, `solid` to save in the console, `danger` only to confirm. */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet' | 'ghost' | 'danger' | undefined;
  /** 52, 40 or 32 px high; at least 44 px on a phone outside the console. */
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** A square button around one icon; needs an `aria-label`. */
  isIcon?: boolean | undefined;
}

const VARIANTS = {
  primary:
    'border-accent bg-accent text-accent-fg hover:border-amber-400 hover:bg-amber-400 active:border-amber-600 active:bg-amber-600',
  solid: 'border-strong bg-strong text-strong-fg hover:border-strong-hover hover:bg-strong-hover',
  outline: 'border-fg bg-transparent text-fg hover:bg-fg hover:text-page',
  quiet: 'border-line-strong bg-surface text-fg hover:border-fg',
  ghost: 'border-transparent bg-transparent text-fg hover:bg-hover',
  danger: 'border-red-600 bg-red-600 text-white hover:border-red-700 hover:bg-red-700',
} as const;

const SIZES = {
  lg: { box: 'min-h-13 gap-2.5 text-base', text: 'px-6 py-2', icon: 'w-13' },
  md: {
    box: 'min-h-[max(2.5rem,var(--touch-min))] gap-2.5 text-ui',
    text: 'px-4 py-1.5',
    icon: 'w-[max(2.5rem,var(--touch-min))]',
  },
  sm: {
    box: 'min-h-[max(2rem,var(--touch-min))] gap-1.5 text-sm',
    text: 'px-3 py-0.5',
    icon: 'w-[max(2rem,var(--touch-min))]',
  },
} as const;

const BASE =
  'relative inline-flex shrink-0 items-center justify-center rounded-sm border-[1.5px] leading-tight whitespace-nowrap no-underline transition-colors';
const DISABLED = 'cursor-not-allowed border-line bg-line text-subtle';

/** Classes for a `<button>` or an `<a>` that looks like one. */
export function buttonClass(
  { variant = 'primary', size = 'lg', isIcon = false }: ButtonLook,
  isDisabled = false,
): string {
  const { box, text, icon } = SIZES[size];
  return cn(
    BASE,
    size === 'sm' ? 'font-semibold' : 'font-[650]',
    box,
    isIcon ? icon : text,
    '[&_.lucide]:size-[1.125em]',
    isDisabled ? DISABLED : VARIANTS[variant],
  );
}
