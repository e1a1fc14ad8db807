import { ArrowRight } from 'lucide-react';
import { FLEET_PAGE } from '@/content/fleet';
import { RecordPicture } from '@/shared/blocks/record-picture';
import { ButtonLink } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import type { FleetConfiguration } from '../api/fleet-configurations';
import { capacityText } from '../model/capacity-text';
import { configurationFacts } from '../model/configuration-facts';
import { trailerOf } from '../model/trailer-of';
import { TrailerFigure } from './trailer-figure';

/** One configuration: scale drawing, image and description. */
export function ConfigurationPanel({ configuration }: { configuration: FleetConfiguration }) {
  const { name, description, length, image_url, image_width, image_height } = configuration;
  const trailer = trailerOf(configuration);
  return (
    <>
      <TrailerFigure name={name} trailer={trailer} />
      <div className="grid-12 mt-[clamp(2rem,1rem+3vw,4rem)] items-start">
        <div className="lg:col-span-6">
          <RecordPicture
            src={image_url}
            alt={name}
            width={image_width}
            height={image_height}
            sizes="(min-width: 60rem) 40rem, 100vw"
            className="aspect-video rounded-xs object-cover"
          />
        </div>
        <div className="grid content-start gap-5 lg:col-[7/-1]">
          {/* Keep the slash of "step deck / extendable" from starting a line. */}
          <h2 className="wrap-anywhere">{name.replaceAll(' /', '\u00a0/')}</h2>
          <p className="type-lead first-letter:uppercase">{capacityText(length, trailer.deck)}</p>
          {description !== null && (
            <p className="max-w-prose text-pretty wrap-anywhere">{description}</p>
          )}
          <Facts entries={configurationFacts(configuration, trailer.deck)} />
          <ButtonLink
            to={`/quote?${new URLSearchParams({ equipment: name }).toString()}`}
            className="mt-1 xs:justify-self-start"
          >
            {FLEET_PAGE.quoteLabel} <ArrowRight aria-hidden="true" />
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
