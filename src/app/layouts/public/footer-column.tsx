import { Link } from 'react-router-dom';
import { isLive, type NavLink } from '@/content/navigation';
import { FOOTER_LINK, FOOTER_TITLE } from './footer-class';

interface FooterColumnProps {
  title: string;
  links: readonly NavLink[];
}

/** A list of links in the footer. Entries without a page yet are plain text. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className={FOOTER_TITLE}>{title}</h2>
      <ul className="mt-4">
        {links.map(({ label, to }) => (
          <li key={to}>
            {isLive(to) ? (
              <Link to={to} className={FOOTER_LINK}>
                {label}
              </Link>
            ) : (
              <span className="inline-block py-[0.45rem] text-muted md:py-[0.28rem]">{label}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
