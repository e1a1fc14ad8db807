import { GALLERY_PAGE } from '@/content/gallery';
import { CtaBand } from '@/shared/blocks/cta-band';
import { PageHero } from '@/shared/blocks/page-hero';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { breadcrumbJsonLd } from '@/shared/seo/structured-data';
import { ButtonLink } from '@/shared/ui/button';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';

const GalleryShowcase = lazyDataPart(
  async () => (await import('@/features/gallery/components/gallery-showcase')).GalleryShowcase,
  {
    fallback: <PartLoading className="h-[min(30rem,60vw)]" />,
    onFailure: PartFailure,
    isMain: true,
    prefetch: async (client) => {
      const { prefetchFeatured } = await import('@/features/gallery/api/prefetch-gallery');
      await prefetchFeatured(client);
    },
  },
);

const LoadOfTheMonth = lazyDataPart(
  async () => (await import('@/features/gallery/components/load-of-the-month')).LoadOfTheMonth,
  { onFailure: Nothing },
);

/** /gallery: the featured pictures and the Load Of The Month. */
export function GalleryPage() {
  const { heading, title, description, showcaseHeading, gridLabel } = GALLERY_PAGE;
  return (
    <>
      <PageMetadata title={title} description={description} path="/gallery" />
      <JsonLd data={breadcrumbJsonLd([{ label: heading, to: '/gallery' }])} />
      <PageHero title={heading} isTight />
      <section className="dark-surface pb-section">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-8">
          <h2 className="text-[clamp(1.5rem,1.2rem+1vw,2.25rem)]">{showcaseHeading}</h2>
          <ButtonLink variant="outline" size="md" to="/gallery/grid">
            {gridLabel}
          </ButtonLink>
        </div>
        <GalleryShowcase />
      </section>
      <LoadOfTheMonth />
      <CtaBand />
    </>
  );
}

/** Hides a Load Of The Month that failed to load: the showcase already shows the error. */
function Nothing() {
  return null;
}
