import type { PagePath } from '@/content/navigation';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { breadcrumbJsonLd, servicePageJsonLd } from '@/shared/seo/structured-data';

/** The overview, in the trail of each service's page. */
export const SERVICES_CRUMB = { label: 'Services', to: '/services' } as const;

interface ServiceHeadProps {
  page: {
    title: string;
    metadata: { title: string; description: string; path: PagePath };
  };
}

/** What a service's page tells machines: title, description, the service, and where it stands. */
export function ServiceHead({ page: { title, metadata } }: ServiceHeadProps) {
  const { description, path } = metadata;
  return (
    <>
      <PageMetadata {...metadata} />
      <JsonLd data={servicePageJsonLd({ name: title, description, path })} />
      <JsonLd data={breadcrumbJsonLd([SERVICES_CRUMB, { label: title, to: path }])} />
    </>
  );
}
