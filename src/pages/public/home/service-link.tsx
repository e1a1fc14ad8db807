import { isLive, type NavLink } from '@/content/navigation';
import { ArrowLink } from '@/shared/blocks/arrow-link';

interface ServiceLinkProps {
  service: { title: string; to: NavLink['to'] };
  /** Makes the entire card clickable. The card must be `relative`. */
  isStretched?: boolean;
}

/** Links to the service's page, or to the quote form until that page is live. */
export function ServiceLink({ service, isStretched = false }: ServiceLinkProps) {
  const { title, to } = service;
  return isLive(to) ? (
    <ArrowLink to={to} isStretched={isStretched}>
      Learn More <span className="sr-only">{`about ${title}`}</span>
    </ArrowLink>
  ) : (
    <ArrowLink to="/quote" isStretched={isStretched}>
      Get a Quote <span className="sr-only">{`for ${title}`}</span>
    </ArrowLink>
  );
}
