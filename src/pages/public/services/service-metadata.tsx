import type { PagePath } from '@/content/navigation';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { breadcrumbJsonLd, servicePageJsonLd } from '@/shared/seo/structured-data';

/** The services overview, as the parent of each service page in its breadcrumbs. */
export const SERVICES_BREADCRUMB = { label: 'Services', to: '/services' } as const;

interface ServiceMetadataProps {
  page: {
    title: string;
    metadata: { title: string; description: string; path: PagePath };
  };
}

/** A service page's title, description and structured data. */
export function ServiceMetadata({ page: { title, metadata } }: ServiceMetadataProps) {
  const { description, path } = metadata;
  return (
    <>
      <PageMetadata {...metadata} />
      <JsonLd data={servicePageJsonLd({ name: title, description, path })} />
      <JsonLd data={breadcrumbJsonLd([SERVICES_BREADCRUMB, { label: title, to: path }])} />
    </>
  );
}
