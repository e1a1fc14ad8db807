import { Link } from 'react-router-dom';
import { COMPANY } from '@/content/company';
import { LEGAL_LINKS, QUICK_LINKS, SERVICE_LINKS } from '@/content/navigation';
import { reopenConsent } from '@/session/consent';
import { FOOTER_LINK } from './footer-class';
import { FooterColumn } from './footer-column';
import { FooterContact } from './footer-contact';
import { FooterCredentials } from './footer-credentials';

/** Id of the footer's last line, which no floating panel may cover. */
export const FOOTER_END_ID = 'footer-end';

/** Footer of every public page. */
export function SiteFooter() {
  return (
    <footer className="later-layout dark-surface border-t">
      <div className="bg-ink-950">
        <div className="wrap grid grid-cols-2 gap-x-gap md:grid-cols-3 gap-y-10 pt-[clamp(3rem,2rem+3vw,5.5rem)] pb-12 lg:grid-cols-[4fr_2fr_3fr_3fr]">
          <FooterContact className="max-lg:col-span-full" />
          <FooterColumn title="Quick links" links={QUICK_LINKS} />
          <FooterColumn title="Services" links={SERVICE_LINKS} />
          <FooterCredentials />
        </div>
        <div className="border-t">
          <p
            id={FOOTER_END_ID}
            className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 pt-5 pb-8 text-sm text-muted"
          >
            <span>© {COMPANY.name}</span>
            {LEGAL_LINKS.map(({ label, to }) => (
              <Link key={to} to={to} className={FOOTER_LINK}>
                {label}
              </Link>
            ))}
            <button type="button" className={FOOTER_LINK} onClick={reopenConsent}>
              Cookie choices
            </button>
            <span className="max-md:w-full md:ml-auto">{COMPANY.serviceArea}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}
