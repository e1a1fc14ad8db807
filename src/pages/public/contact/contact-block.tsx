import { COMPANY } from '@/content/company';
import { CONTACT_PAGE, FIND_US } from '@/content/contact';
import { Facts } from '@/shared/ui/facts';

const { phones, emails } = COMPANY;

const PHONES = [
  { label: 'Main', ...phones.dispatch },
  { label: '24/7 emergency', ...phones.emergency },
];

const FACTS = [
  {
    term: 'Dispatch',
    detail: (
      <a href={emails.dispatch.href} className="link wrap-anywhere text-fg">
        {emails.dispatch.display}
      </a>
    ),
  },
  { term: 'Office', detail: FIND_US.street },
  { term: 'Hours', detail: CONTACT_PAGE.hours },
];

/** Phone numbers, email address, office and hours. */
export function ContactBlock() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-8 sm:max-lg:grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]">
        {PHONES.map(({ label, display, href }) => (
          <p key={label} className="grid justify-items-start">
            <span className="text-sm text-subtle">{label}</span>
            <a
              href={href}
              className="type-h2 py-1 text-[clamp(1.625rem,1.2rem+1.4vw,2.375rem)] whitespace-nowrap tabular-nums"
            >
              {display}
            </a>
          </p>
        ))}
      </div>
      <Facts isStacked entries={FACTS} />
    </div>
  );
}
