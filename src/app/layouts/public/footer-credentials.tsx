import { COMPANY } from '@/content/company';
import { FOOTER_TITLE } from './footer-class';
import { SocialLinks } from './social-links';

const REGISTRATIONS = [
  { authority: 'USDOT', value: COMPANY.usdot },
  { authority: 'MC', value: COMPANY.mc },
] as const;

/** The registration numbers a shipper checks before booking, and our social profiles. */
export function FooterCredentials() {
  return (
    <div className="grid content-start justify-items-start gap-4">
      <h2 className={FOOTER_TITLE}>Credentials</h2>
      <dl className="rounded-xs border border-line-strong text-ui tabular-nums font-cond">
        {REGISTRATIONS.map(({ authority, value }) => (
          <div
            key={authority}
            className="grid grid-cols-[4.25rem_auto] not-first:border-t [&>*]:px-2.5 [&>*]:py-1"
          >
            <dt className="border-r text-subtle">{authority}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">TWIC certified drivers</p>
      <SocialLinks profiles={COMPANY.social} />
    </div>
  );
}
