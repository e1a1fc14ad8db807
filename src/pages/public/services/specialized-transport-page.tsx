import { ARTWORK } from '@/content/artwork';
import { COMPANY } from '@/content/company';
import { INDUSTRIES, SPECIALIZED_FAQ, SPECIALIZED_PAGE } from '@/content/service-specialized';
import { CtaBand } from '@/shared/blocks/cta-band';
import { PictureSection } from './picture-section';
import { Planning } from './planning';
import { Risks } from './risks';
import { ServiceFaq } from './service-faq';
import { ServiceMetadata } from './service-metadata';
import { ServiceHero } from './service-hero';
import { TrailerLineup } from './trailer-lineup';

/** /services/specialized-transport */
export function SpecializedTransportPage() {
  return (
    <>
      <ServiceMetadata page={SPECIALIZED_PAGE} />
      <ServiceHero
        page={SPECIALIZED_PAGE}
        artwork={ARTWORK.serviceSpecializedTransport}
        call={{ label: 'Call Dispatch', phone: COMPANY.phones.dispatch }}
      />
      <TrailerLineup />
      <PictureSection {...INDUSTRIES} />
      <Planning />
      <Risks />
      <ServiceFaq faq={SPECIALIZED_FAQ} path="/services/specialized-transport" />
      <CtaBand />
    </>
  );
}
