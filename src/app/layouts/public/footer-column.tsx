import { Link } from 'react-router-dom';
import type { NavLink } from '@/content/navigation';
import { FOOTER_LINK, FOOTER_TITLE } from './footer-class';

interface FooterColumnProps {
  title: string;
  links: readonly NavLink[];
}

/** A list of links in the footer. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className={FOOTER_TITLE}>{title}</h2>
      <ul className="mt-4">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={FOOTER_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
