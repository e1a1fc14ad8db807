import { GALLERY_PAGE } from '@/content/gallery';

/** Heading above the slides. */
export function CarouselHead({ id }: { id?: string }) {
  return (
    <div className="wrap pb-5">
      <h3 id={id}>{GALLERY_PAGE.featuredHeading}</h3>
    </div>
  );
}
