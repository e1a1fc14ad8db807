import { ArrowRight, Phone } from 'lucide-react';
import { ARTWORK, heroCrop } from '@/content/artwork';
import { COMPANY } from '@/content/company';
import { HERO } from '@/content/home';
import { Picture } from '@/shared/blocks/picture';
import { ButtonLink } from '@/shared/ui/button';
import { TapeMeasure } from './tape-measure';

/**
 * The hero. Wide screens put the text over the sky, on a gradient that keeps it readable. Phones put
 * the picture above the text, because it would be unreadable on top.
 */
export function HomeHero() {
  return (
    <section className="dark-surface relative isolate overflow-hidden pt-header">
      <Picture
        isEager
        artwork={ARTWORK.hero}
        sizes="max(100vw, 90rem)"
        phone={{ artwork: heroCrop(ARTWORK.heroPortrait, 'phone'), sizes: '100vw' }}
        className="h-[clamp(11rem,34svh,20rem)] object-cover object-[50%_82%] max-md:mask-[linear-gradient(#000_70%,transparent)] md:absolute md:inset-x-0 md:top-header md:-z-2 md:h-[calc(100%-var(--spacing-header))] md:object-[60%_72%]"
      />
      <div aria-hidden="true" className="absolute inset-0 -z-1 hero-shade max-md:hidden" />
      <div className="wrap grid content-start justify-items-start gap-6 pt-2 pb-10 md:min-h-[clamp(26rem,calc(100svh-var(--spacing-header)-34px),52rem)] md:pt-[clamp(3rem,8vh,7rem)]">
        <h1 className="type-display max-md:text-[calc(0.6rem+7.4vw)]">
          {HERO.headline.map((line) => (
            <span key={line} className="block">
              {`${line} `}
            </span>
          ))}
        </h1>
        <p className="type-lead max-w-[27em] text-[#e4e1d9]">{HERO.lead}</p>
        <div className="grid w-full gap-3 xs:flex">
          <ButtonLink to="/quote">
            {HERO.quoteLabel} <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <ButtonLink variant="outline" to={COMPANY.phones.dispatch.href}>
            <Phone aria-hidden="true" /> {HERO.callLabel}
          </ButtonLink>
        </div>
      </div>
      <TapeMeasure />
    </section>
  );
}
