import { ArrowDown } from 'lucide-react';
import { ARTWORK } from '@/content/artwork';
import { CAREERS_PAGE, CULTURE, HIRING_STEPS, JOB_OPENINGS, OPENINGS } from '@/content/careers';
import { OpeningRow } from '@/features/careers/components/opening-row';
import { useCareersDialogs } from '@/features/careers/components/use-careers-dialogs';
import { CtaBand } from '@/shared/blocks/cta-band';
import { PictureHero } from '@/shared/blocks/picture-hero';
import { RouteSteps } from '@/shared/blocks/route-steps';
import { Section, SectionHead } from '@/shared/blocks/section';
import { jobPostingJsonLd } from '@/shared/seo/job-posting';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';

const OPENINGS_ID = 'openings';

/** /careers: what we offer, the openings, and the application. */
export function CareersPage() {
  const { showDetails, apply, preload, dialogs } = useCareersDialogs();
  return (
    <>
      <PageMetadata
        title={CAREERS_PAGE.metaTitle}
        description={CAREERS_PAGE.description}
        path="/careers"
      />
      {JOB_OPENINGS.map((opening) => (
        <JsonLd key={opening.slug} data={jobPostingJsonLd(opening, OPENINGS.posted)} />
      ))}
      <PictureHero
        title={CAREERS_PAGE.title}
        lead={CAREERS_PAGE.lead}
        artwork={ARTWORK.careers}
        crop="object-[80%_70%]"
      >
        <div className="grid xs:justify-items-start">
          <ButtonLink to={`#${OPENINGS_ID}`}>
            {CAREERS_PAGE.openingsLabel} <ArrowDown />
          </ButtonLink>
        </div>
      </PictureHero>
      <Section>
        <div className="grid-12">
          <h2 className="lg:col-span-5">{CAREERS_PAGE.cultureHeading}</h2>
          <Facts isLarge entries={CULTURE} className="lg:col-[7/-1]" />
        </div>
      </Section>
      <Section id={OPENINGS_ID} tone="sunk">
        <SectionHead title={CAREERS_PAGE.openingsHeading} />
        <ul className="border-t border-line-strong">
          {JOB_OPENINGS.map((opening) => (
            <OpeningRow
              key={opening.slug}
              opening={opening}
              onPreload={preload}
              onDetails={() => {
                showDetails(opening);
              }}
              onApply={() => {
                apply(opening.title);
              }}
            />
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHead title={CAREERS_PAGE.processHeading} />
        <RouteSteps steps={HIRING_STEPS} />
        <div className="mt-10 grid xs:justify-items-start">
          <Button
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => {
              apply(null);
            }}
          >
            {CAREERS_PAGE.applyLabel}
          </Button>
        </div>
      </Section>
      <CtaBand />
      {dialogs}
    </>
  );
}
