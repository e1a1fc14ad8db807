import { Link } from 'react-router-dom';
import { COMPANY } from '@/content/company';
import { cn } from '@/shared/lib/cn';

/** The logo: a diamond warning sign with a cut gem. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={cn('flex-none', className)}>
      <path d="M20 .8 39.2 20 20 39.2.8 20Z" className="fill-amber-500" />
      <g
        className="fill-none stroke-ink-900 stroke-[1.5px]"
        strokeLinejoin="round"
        strokeLinecap="butt"
      >
        <path d="M20 4 36 20 20 36 4 20Z" />
        <path d="M13.2 13.6h13.6L31 19 20 31 9 19ZM9 19h22M13.2 13.6 15.8 19 20 31l4.2-12 2.6-5.4M15.8 19 20 13.6 24.2 19" />
      </g>
    </svg>
  );
}

/** Logo and company name in two lines. */
export function Brand() {
  const [first, second] = COMPANY.brandLines;
  return (
    <span className="flex items-center gap-3">
      <BrandMark className="size-10" />
      <span className="grid gap-1.5 leading-none">
        <span className="font-wide text-[1.1875rem] font-extrabold tracking-[-0.02em]">
          {`${first} `}
        </span>
        <span className="font-cond text-ui leading-none font-medium text-muted">{second}</span>
      </span>
    </span>
  );
}

/** The brand as a link to the home page. */
export function BrandLink({ className }: { className?: string }) {
  return (
    <Link to="/" className={className}>
      <Brand />
      <span className="sr-only">, home</span>
    </Link>
  );
}
