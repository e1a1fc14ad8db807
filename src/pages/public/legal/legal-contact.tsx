import { COMPANY } from '@/content/company';
import { Facts } from '@/shared/ui/facts';

const { name, address, emails, phones, hours } = COMPANY;

/** Where to send questions about a legal document. */
export function LegalContact() {
  return (
    <Facts
      className="max-w-[48rem]"
      entries={[
        {
          term: 'Email',
          detail: (
            <a href={emails.dispatch.href} className="link">
              {emails.dispatch.display}
            </a>
          ),
        },
        {
          term: 'Phone',
          detail: (
            <>
              <a href={phones.dispatch.href} className="link">
                {phones.dispatch.display}
              </a>
              , office {hours.office}
            </>
          ),
        },
        {
          term: 'Mail',
          detail: `${name}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
        },
      ]}
    />
  );
}
