import { ArrowRight, Phone } from 'lucide-react';
import type { Artwork } from '@/content/artwork';
import { Breadcrumbs } from '@/shared/blocks/breadcrumbs';
import { PictureHero } from '@/shared/blocks/picture-hero';
import { ButtonLink } from '@/shared/ui/button';
import { SERVICES_CRUMB } from './service-head';

interface ServiceHeroProps {
  page: { title: string; lead: string; quoteLabel: string };
  artwork: Artwork;
  crop?: string;
  /** Who answers: the link says whom, then the number. */
  call: { label: string; phone: { display: string; href: string } };
}

/** The head of a service's own page: a quote, or somebody to talk to. */
export function ServiceHero({ page, artwork, crop, call }: ServiceHeroProps) {
  const { title, lead, quoteLabel } = page;
  return (
    <PictureHero
      title={title}
      lead={lead}
      artwork={artwork}
      {...(crop !== undefined && { crop })}
      breadcrumbs={<Breadcrumbs trail={[SERVICES_CRUMB]} current={title} />}
    >
      <ButtonLink to="/quote">
        {quoteLabel} <ArrowRight aria-hidden="true" />
      </ButtonLink>
      <ButtonLink
        variant="outline"
        to={call.phone.href}
        className="max-lg:shrink max-lg:text-center max-lg:whitespace-normal max-xs:px-4"
      >
        <Phone aria-hidden="true" />
        <span>
          {call.label}: <span className="whitespace-nowrap">{call.phone.display}</span>
        </span>
      </ButtonLink>
    </PictureHero>
  );
}
