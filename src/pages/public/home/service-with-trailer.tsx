import type { NavLink } from '@/content/navigation';
import type { DeckType } from '@/shared/drawing/decks';
import { LazyTrailerDrawing } from '@/shared/drawing/lazy-drawings';
import { ServiceLink } from './service-link';

interface ServiceWithTrailerProps {
  service: { title: string; text: string; to: NavLink['to'] };
  trailer: { deck: DeckType; axles: number; wellLengthFt: number };
}

/** A service below a scale drawing of the trailer it uses. */
export function ServiceWithTrailer({ service, trailer }: ServiceWithTrailerProps) {
  return (
    <article className="grid gap-4">
      <div className="blueprint mb-1 flex min-h-24 items-end border border-line-strong px-4 pb-4 lg:min-h-36">
        <LazyTrailerDrawing {...trailer} hasDimensions={false} isImageFirst className="w-full" />
      </div>
      <h3>{service.title}</h3>
      <p className="max-w-prose text-pretty text-muted">{service.text}</p>
      <ServiceLink service={service} />
    </article>
  );
}
