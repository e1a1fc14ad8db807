import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { GALLERY_GRID_PAGE, GALLERY_PAGE } from '@/content/gallery';
import { CtaBand } from '@/shared/blocks/cta-band';
import { PageHero } from '@/shared/blocks/page-hero';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { breadcrumbJsonLd } from '@/shared/seo/structured-data';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';

const GalleryGrid = lazyDataPart(
  async () => (await import('@/features/gallery/components/grid/gallery-grid')).GalleryGrid,
  {
    fallback: <PartLoading className="min-h-[60svh]" />,
    onFailure: PartFailure,
    isMain: true,
    prefetch: async (client) => {
      const { prefetchAll } = await import('@/features/gallery/api/prefetch-gallery');
      await prefetchAll(client);
    },
  },
);

/** /gallery/grid: every picture in a grid. */
export function GalleryGridPage() {
  const { heading, title, description, backLabel } = GALLERY_GRID_PAGE;
  return (
    <>
      <PageMetadata title={title} description={description} path="/gallery/grid" />
      <JsonLd
        data={breadcrumbJsonLd([
          { label: GALLERY_PAGE.heading, to: '/gallery' },
          { label: heading, to: '/gallery/grid' },
        ])}
      />
      <PageHero
        title={heading}
        breadcrumbs={
          <Link
            to="/gallery"
            className="inline-flex min-h-(--touch-min) items-center gap-1.5 justify-self-start py-1 text-ui text-muted font-cond hover:text-fg"
          >
            <ArrowLeft aria-hidden="true" className="size-4" /> <span>{backLabel}</span>
          </Link>
        }
      />
      <section className="pt-[clamp(2rem,1rem+3vw,4rem)] pb-section">
        <div className="wrap">
          <GalleryGrid />
        </div>
      </section>
      <CtaBand />
    </>
  );
}
