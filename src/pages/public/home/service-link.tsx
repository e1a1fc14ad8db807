import { isLive, type NavLink } from '@/content/navigation';
import { ArrowLink } from '@/shared/blocks/arrow-link';

interface ServiceLinkProps {
  service: { title: string; to: NavLink['to'] };
  /** The whole card around it can be clicked; the card is `relative`. */
  isStretched?: boolean;
}

/** To the service's own page; until that stands, to the quote form. */
export function ServiceLink({ service, isStretched = false }: ServiceLinkProps) {
  const { title, to } = service;
  return isLive(to) ? (
    <ArrowLink to={to} isStretched={isStretched}>
      Learn More <span className="sr-only">about {title}</span>
    </ArrowLink>
  ) : (
    <ArrowLink to="/quote" isStretched={isStretched}>
      Get a Quote <span className="sr-only">for {title}</span>
    </ArrowLink>
  );
}
