import { ARTWORK } from '@/content/artwork';
import { SERVICES } from '@/content/home';
import { Picture } from '@/shared/blocks/picture';
import { ServiceLink } from './service-link';

/** The main service, shown larger than the other two. */
export function HeavyHaulCard() {
  const { heavyHaul } = SERVICES;
  return (
    <article className="dark-surface group/card relative grid grid-rows-[1fr_auto] overflow-hidden rounded-xs lg:col-span-7">
      <div className="relative aspect-16/10 overflow-hidden lg:aspect-auto lg:min-h-88">
        <Picture
          artwork={ARTWORK.gallery12}
          sizes="(min-width: 60rem) 46rem, 100vw"
          className="absolute inset-0 h-full object-cover object-[50%_85%] transition-[scale] duration-panel group-hover/card:scale-[1.02]"
        />
      </div>
      <div className="grid content-start gap-3.5 p-[clamp(1.5rem,1rem+1.4vw,2.25rem)]">
        <h3 className="type-h2">{heavyHaul.title}</h3>
        <p className="max-w-[40ch] text-[#e4e1d9]">{heavyHaul.text}</p>
        <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
          {heavyHaul.tags.map((tag) => (
            <li
              key={tag}
              className="rounded-xs border border-current px-2 py-0.5 text-ui font-medium font-cond"
            >
              {tag}
            </li>
          ))}
        </ul>
        <ServiceLink service={heavyHaul} isStretched />
      </div>
    </article>
  );
}
