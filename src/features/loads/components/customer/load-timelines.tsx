import { useQuery } from '@tanstack/react-query';
import { timelineTitle, type LoadTimeline } from '@contracts/load-timeline';
import { formatMoment } from '@domain/time/moment-text';
import { COMPANY } from '@/content/company';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { ButtonLink } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { loadTimelinesQueryOptions, type QuoteAccess } from '../../api/load-timelines';
import { EmailChoice } from './email-choice';
import { LoadCharges } from './load-charges';
import { LoadWhereabouts } from './load-whereabouts';
import { TimelineDocuments } from './timeline-documents';
import { TimelineSteps } from './timeline-steps';

/** A quote's loads as the customer tracks them. Renders nothing until there is a load. */
export function LoadTimelines({ access }: { access: QuoteAccess }) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(
    loadTimelinesQueryOptions(access),
  );
  const isOnline = useIsOnline();
  const timelines = data ?? [];
  if (timelines.length === 0 && !error) return null;
  return (
    <div className="grid gap-gap *:min-w-0">
      {error && isOnline && (
        <FetchFailure
          title="We couldn’t load the timeline."
          error={error}
          hasRows={timelines.length > 0}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {timelines.map((timeline) => (
        <OneLoad key={timeline.id} timeline={timeline} access={access} />
      ))}
      {timelines.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {isOnline
            ? `${'token' in access ? 'Anyone with this link can see this page. ' : ''}Updated ${readAt(dataUpdatedAt)}.`
            : `You appear to be offline. Last update ${readAt(dataUpdatedAt)}.`}
        </p>
      )}
    </div>
  );
}

const readAt = (ms: number) => formatMoment(new Date(ms).toISOString());

interface OneLoadProps {
  timeline: LoadTimeline;
  access: QuoteAccess;
}

function OneLoad({ timeline, access }: OneLoadProps) {
  const headingId = `load-${timeline.number}`;
  const { dispatch } = COMPANY.phones;
  return (
    <section aria-labelledby={headingId} className="grid gap-gap *:min-w-0">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <b>{`Load ${timeline.number}`}</b>
          {timeline.po_number !== null && (
            <span className="wrap-anywhere text-muted">{`PO ${timeline.po_number}`}</span>
          )}
        </p>
        <h2 id={headingId} className="type-h2 wrap-anywhere">
          {timelineTitle(timeline)}
        </h2>
      </div>
      <LoadWhereabouts timeline={timeline} />
      <div className="grid items-start gap-gap *:min-w-0 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <TimelineSteps timeline={timeline} />
        <div className="grid gap-gap">
          <TimelineDocuments timeline={timeline} access={access} />
          <LoadCharges timeline={timeline} access={access} />
          <EmailChoice timeline={timeline} access={access} />
          <Panel>
            <h3 className="type-h4">Questions?</h3>
            <p className="mt-1 mb-3.5 text-sm text-muted">Call dispatch.</p>
            <ButtonLink size="md" variant="quiet" to={dispatch.href} className="w-full">
              {dispatch.display}
            </ButtonLink>
          </Panel>
        </div>
      </div>
    </section>
  );
}
