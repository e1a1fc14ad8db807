import { COMPANY } from '@/content/company';
import { BrandLink } from '@/shared/blocks/brand';
import { cn } from '@/shared/lib/cn';
import { FOOTER_LINK } from './footer-class';

const PHONE = 'inline-block font-bold tabular-nums tracking-[-0.01em] font-stretch-112%';

/** Phone numbers, email and address. */
export function FooterContact({ className }: { className?: string }) {
  const { address, emails, hours, phones } = COMPANY;
  return (
    <div className={cn('grid content-start justify-items-start gap-5', className)}>
      <BrandLink className="mb-1" />
      <p>
        <span className="block text-sm text-subtle">{`Dispatch and quotes, ${hours.dispatch}`}</span>
        <a
          href={phones.dispatch.href}
          className={cn(PHONE, 'text-[clamp(1.375rem,1.1rem+1vw,1.875rem)] leading-tight')}
        >
          {phones.dispatch.display}
        </a>
      </p>
      <p>
        <span className="block text-sm text-subtle">24/7 emergency</span>
        <a href={phones.emergency.href} className={cn(PHONE, 'text-[1.25rem] leading-snug')}>
          {phones.emergency.display}
        </a>
      </p>
      <address className="grid gap-1 text-sm text-muted not-italic">
        <a href={emails.dispatch.href} className={FOOTER_LINK}>
          {emails.dispatch.display}
        </a>
        <span>
          <span>{address.street}</span>
          <br />
          <span>{`${address.city}, ${address.region} ${address.postalCode}`}</span>
        </span>
      </address>
    </div>
  );
}
