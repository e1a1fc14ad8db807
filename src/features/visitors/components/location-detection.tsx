import { useMutation } from '@tanstack/react-query';
import { RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { detectLocation, type Detection } from '../api/detect-location';
import { DETECTION_FAILED } from '../texts';
import { LOCATION_SERVICES, type DetectedLocation } from '../model/location-services';

/** The facts in display order. */
const TERMS: readonly [term: string, field: keyof DetectedLocation][] = [
  ['IP address', 'ip'],
  ['City', 'city'],
  ['Region', 'region'],
  ['Country', 'country'],
  ['Country code', 'country_code'],
  ['Postal code', 'postal'],
  ['Latitude', 'latitude'],
  ['Longitude', 'longitude'],
  ['Time zone', 'timezone'],
  ['Network', 'org'],
  ['ASN', 'asn'],
  ['Currency', 'currency'],
  ['Languages', 'languages'],
];

/** Shows the admin what public services can tell from their own IP address. */
export function LocationDetection() {
  const { data, isError, isPending, mutate } = useMutation({
    mutationFn: detectLocation,
  });
  return (
    <Panel isPadded={false}>
      <PanelHead title="Visitor information" />
      <div className="grid justify-items-start gap-4 p-4.5">
        <p className="text-sm text-muted">{`Shows what your own IP address reveals. It is sent to ${LOCATION_SERVICES.map(({ name }) => name).join(', then ')}, each only if the previous one fails. The result isn't stored.`}</p>
        <Button
          variant="quiet"
          size="md"
          isBusy={isPending}
          busyText="Detecting..."
          onClick={() => {
            mutate();
          }}
        >
          Detect my location
        </Button>
        {isError && <Alert tone="danger" title={DETECTION_FAILED} className="w-full" />}
        {data !== undefined && <Detected detection={data} />}
      </div>
    </Panel>
  );
}

function Detected({ detection: { service, location } }: { detection: Detection }) {
  return (
    <div role="status" className="grid w-full gap-3 border-t pt-4">
      <p className="text-sm text-subtle">{`According to ${service}`}</p>
      <RecordFacts>
        {TERMS.map(([term, field]) => (
          <RecordFact key={field} term={term}>
            {location[field] ?? <span className="text-subtle">Unknown</span>}
          </RecordFact>
        ))}
      </RecordFacts>
    </div>
  );
}
