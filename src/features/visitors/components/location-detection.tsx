import { useMutation } from '@tanstack/react-query';
import { RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { detectLocation, type Detection } from '../api/detect-location';
import { DETECTION_FAILED } from '../messages';
import { LOCATION_SERVICES, type DetectedLocation } from '../model/location-services';

/** What is shown, in the specification's order (2, section 7). */
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

/** Asks public services what an address says about where somebody is, at the press of a button. */
export function LocationDetection() {
  const { data, isError, isPending, mutate } = useMutation({
    mutationFn: detectLocation,
    networkMode: 'always',
  });
  return (
    <Panel isPadded={false}>
      <PanelHead title="Visitor information" />
      <div className="grid justify-items-start gap-4 p-4.5">
        <p className="text-sm text-muted">
          What an address gives away, tried on your own: it goes to{' '}
          {LOCATION_SERVICES.map(({ name }) => name).join(', then ')}, each only when the one before
          fails. The answer is shown here and stored nowhere.
        </p>
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
      <p className="text-sm text-subtle">As {service} has it</p>
      <RecordFacts>
        {TERMS.map(([term, field]) => (
          <RecordFact key={field} term={term}>
            {location[field] ?? <span className="text-subtle">Not told</span>}
          </RecordFact>
        ))}
      </RecordFacts>
    </div>
  );
}
