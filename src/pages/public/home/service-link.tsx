import type { NavLink } from '@/content/navigation';
import { ArrowLink } from '@/shared/blocks/arrow-link';

interface ServiceLinkProps {
  service: { title: string; to: NavLink['to'] };
  /** Makes the entire card clickable. The card must be `relative`. */
  isStretched?: boolean;
}

/** Links to the service's page. */
export function ServiceLink({ service, isStretched = false }: ServiceLinkProps) {
  const { title, to } = service;
  return (
    <ArrowLink to={to} isStretched={isStretched}>
      Learn More <span className="sr-only">{`about ${title}`}</span>
    </ArrowLink>
  );
}
