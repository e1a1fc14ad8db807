import { ArrowRight, Phone } from 'lucide-react';
import type { Artwork } from '@/content/artwork';
import { Breadcrumbs } from '@/shared/blocks/breadcrumbs';
import { PictureHero } from '@/shared/blocks/picture-hero';
import { ButtonLink } from '@/shared/ui/button';
import { SERVICES_BREADCRUMB } from './service-metadata';

interface ServiceHeroProps {
  page: { title: string; lead: string; quoteLabel: string };
  artwork: Artwork;
  crop?: string;
  /** The call link: who answers, and the number. */
  call: { label: string; phone: { display: string; href: string } };
}

/** The hero of a service page, with a quote button and a call link. */
export function ServiceHero({ page, artwork, crop, call }: ServiceHeroProps) {
  const { title, lead, quoteLabel } = page;
  return (
    <PictureHero
      title={title}
      lead={lead}
      artwork={artwork}
      {...(crop !== undefined && { crop })}
      breadcrumbs={<Breadcrumbs trail={[SERVICES_BREADCRUMB]} current={title} />}
    >
      <ButtonLink to="/quote">
        <span>{quoteLabel}</span> <ArrowRight aria-hidden="true" />
      </ButtonLink>
      <ButtonLink
        variant="outline"
        to={call.phone.href}
        className="max-lg:shrink max-lg:text-center max-lg:whitespace-normal max-xs:px-4"
      >
        <Phone aria-hidden="true" />
        <span>
          <span>{`${call.label}:`}</span>{' '}
          <span className="whitespace-nowrap">{call.phone.display}</span>
        </span>
      </ButtonLink>
    </PictureHero>
  );
}
