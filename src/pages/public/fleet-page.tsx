import { FLEET_PAGE, FLEET_STATS } from '@/content/fleet';
import { FleetLoading } from '@/features/fleet/components/fleet-loading';
import { CtaBand } from '@/shared/blocks/cta-band';
import { PageHero } from '@/shared/blocks/page-hero';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { JsonLd } from '@/shared/seo/json-ld';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { breadcrumbJsonLd } from '@/shared/seo/structured-data';
import { PartFailure } from '@/shared/ui/part-failure';
import { Stat } from '@/shared/ui/stat';

const FleetBrowser = lazyDataPart(
  async () => (await import('@/features/fleet/components/fleet-browser')).FleetBrowser,
  {
    fallback: <FleetLoading />,
    onFailure: PartFailure,
    isMain: true,
    prefetch: async (client) => {
      const { fleetConfigurationsQueryOptions } =
        await import('@/features/fleet/api/fleet-configurations');
      await client.query(fleetConfigurationsQueryOptions());
    },
  },
);

/** /fleet: the trailer configurations, drawn from the fleet table. */
export function FleetPage() {
  return (
    <>
      <PageMetadata title={FLEET_PAGE.title} description={FLEET_PAGE.description} path="/fleet" />
      <JsonLd data={breadcrumbJsonLd([{ label: FLEET_PAGE.heading, to: '/fleet' }])} />
      <PageHero title={FLEET_PAGE.heading} lead={FLEET_PAGE.lead}>
        <ul className="mt-[clamp(1rem,3vw,3.5rem)] grid grid-cols-2 gap-x-gap gap-y-8 md:grid-cols-3">
          {FLEET_STATS.map((stat) => (
            <li key={stat.value} className="max-md:last:col-span-2">
              <Stat value={stat.value} unit={'unit' in stat ? stat.unit : undefined}>
                {stat.text}
              </Stat>
            </li>
          ))}
        </ul>
      </PageHero>
      <section className="pt-[clamp(2rem,1rem+3vw,4rem)] pb-section">
        <div className="wrap">
          <FleetBrowser />
        </div>
      </section>
      <CtaBand />
    </>
  );
}
