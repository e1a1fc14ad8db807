import { ARTWORK } from '@/content/artwork';
import { ABOUT_TEASER } from '@/content/home';
import { ArrowLink } from '@/shared/blocks/arrow-link';
import { Picture } from '@/shared/blocks/picture';
import { Section } from '@/shared/blocks/section';
import { Facts } from '@/shared/ui/facts';

/** Teaser of the about page. */
export function AboutTeaser() {
  const { heading, lead, facts } = ABOUT_TEASER;
  return (
    <Section>
      <div className="grid-12">
        <div className="grid content-start gap-10 lg:col-span-5">
          <h2>{heading}</h2>
          <Picture
            artwork={ARTWORK.about}
            sizes="(min-width: 60rem) 33rem, 100vw"
            className="aspect-3/2 rounded-xs object-cover"
          />
        </div>
        <div className="grid content-start gap-8 lg:col-[7/-1]">
          <p className="type-lead">{lead}</p>
          <Facts entries={facts} />
          <ArrowLink to="/about">About us</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
