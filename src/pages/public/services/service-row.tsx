import { ArrowRight } from 'lucide-react';
import { SERVICES_PAGE, type SERVICE_CARDS } from '@/content/services';
import { CheckList } from '@/shared/blocks/check-list';
import { LazyTrailerDrawing } from '@/shared/drawing/lazy-drawings';
import { ButtonLink } from '@/shared/ui/button';

interface ServiceRowProps {
  service: (typeof SERVICE_CARDS)[number];
}

/** A service next to a scale drawing of a trailer it uses. */
export function ServiceRow({ service }: ServiceRowProps) {
  const { title, to, features, trailer } = service;
  return (
    <article className="grid-12 items-center border-t border-line-strong py-[clamp(2rem,1rem+3vw,4rem)]">
      <div className="lg:col-span-7">
        <LazyTrailerDrawing {...trailer} isImageFirst />
      </div>
      <div className="grid gap-6 lg:col-[8/-1]">
        <h2 className="text-[clamp(1.625rem,1.2rem+1.4vw,2.5rem)]">{title}</h2>
        <CheckList items={features} />
        <ButtonLink variant="outline" to={to} className="justify-self-start">
          {SERVICES_PAGE.learnMoreLabel} <span className="sr-only">{`about ${title}`}</span>
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </article>
  );
}
