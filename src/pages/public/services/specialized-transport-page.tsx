import { ARTWORK } from '@/content/artwork';
import { COMPANY } from '@/content/company';
import { SPECIALIZED_FAQ, SPECIALIZED_PAGE } from '@/content/service-specialized';
import { CtaBand } from '@/shared/blocks/cta-band';
import { Industries } from './industries';
import { Planning } from './planning';
import { Risks } from './risks';
import { ServiceFaq } from './service-faq';
import { ServiceHead } from './service-head';
import { ServiceHero } from './service-hero';
import { TrailerLineUp } from './trailer-line-up';

/** /services/specialized-transport (specification 2, section 2). */
export function SpecializedTransportPage() {
  return (
    <>
      <ServiceHead page={SPECIALIZED_PAGE} />
      <ServiceHero
        page={SPECIALIZED_PAGE}
        artwork={ARTWORK.serviceSpecializedTransport}
        call={{ label: 'Call Dispatch', phone: COMPANY.phones.dispatch }}
      />
      <TrailerLineUp />
      <Industries />
      <Planning />
      <Risks />
      <ServiceFaq faq={SPECIALIZED_FAQ} path="/services/specialized-transport" />
      <CtaBand />
    </>
  );
}
