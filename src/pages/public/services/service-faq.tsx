import { SERVICE_PAGES } from '@/content/navigation';
import { ArrowLink } from '@/shared/blocks/arrow-link';
import { Faq } from '@/shared/blocks/faq';
import { Section } from '@/shared/blocks/section';
import type { Question } from '@/shared/seo/structured-data';

interface ServiceFaqProps {
  faq: { heading: string; questions: readonly Question[] };
  /** Path of the page it stands on; the other services are linked beside it. */
  path: (typeof SERVICE_PAGES)[number]['to'];
  tone?: 'paper' | 'sunk';
}

/** What shippers ask about a service, and the way to the other two. */
export function ServiceFaq({ faq, path, tone = 'paper' }: ServiceFaqProps) {
  return (
    <Section tone={tone}>
      <Faq {...faq}>
        <nav aria-label="Other services" className="grid gap-2 max-lg:hidden">
          {SERVICE_PAGES.filter(({ to }) => to !== path).map(({ to, label }) => (
            <ArrowLink key={to} to={to}>
              {label}
            </ArrowLink>
          ))}
        </nav>
      </Faq>
    </Section>
  );
}
