import { SERVICE_CARDS } from '@/content/services';
import { ArrowLink } from '@/shared/blocks/arrow-link';
import { Faq } from '@/shared/blocks/faq';
import { Section } from '@/shared/blocks/section';
import type { Question } from '@/shared/seo/structured-data';

interface ServiceFaqProps {
  faq: { heading: string; questions: readonly Question[] };
  /** Path of the page it stands on; the other services are linked beside it. */
  path: (typeof SERVICE_CARDS)[number]['to'];
  tone?: 'paper' | 'sunk';
}

/** What shippers ask about a service, and the way to the other two. */
export function ServiceFaq({ faq, path, tone = 'paper' }: ServiceFaqProps) {
  return (
    <Section tone={tone}>
      <Faq {...faq}>
        <nav aria-label="Other services" className="grid gap-2 max-lg:hidden">
          {SERVICE_CARDS.filter(({ to }) => to !== path).map(({ to, title }) => (
            <ArrowLink key={to} to={to}>
              {title}
            </ArrowLink>
          ))}
        </nav>
      </Faq>
    </Section>
  );
}
