import { useQuery } from '@tanstack/react-query';
import { timelineTitle, type LoadTimeline } from '@contracts/load-timeline';
import { formatMoment } from '@domain/time/moment-text';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { PartLoading } from '@/shared/ui/part-loading';
import { loadTimelinesQueryOptions, type QuoteAccess } from '../../api/load-timelines';
import { EmailChoice } from './email-choice';
import { LoadCharges } from './load-charges';
import { LoadWhereabouts } from './load-whereabouts';
import { TimelineDocuments } from './timeline-documents';
import { TimelineSteps } from './timeline-steps';

interface LoadTimelinesProps {
  access: QuoteAccess;
  /** True on a page whose title names the load: then only several loads have titles, and their place is kept. */
  isTitled?: boolean;
}

/** A quote's loads as the customer tracks them. Renders nothing until there is a load. */
export function LoadTimelines({ access, isTitled = false }: LoadTimelinesProps) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(
    loadTimelinesQueryOptions(access),
  );
  const isOnline = useIsOnline();
  const timelines = data ?? [];
  if (data === undefined && !error && isTitled) return <PartLoading className="min-h-[40rem]" />;
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
        <OneLoad
          key={timeline.id}
          timeline={timeline}
          access={access}
          hasTitle={!isTitled || timelines.length > 1}
        />
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
  hasTitle: boolean;
}

function OneLoad({ timeline, access, hasTitle }: OneLoadProps) {
  const headingId = `load-${timeline.number}`;
  return (
    <section aria-labelledby={headingId} className="grid gap-gap *:min-w-0">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <b>{`Load ${timeline.number}`}</b>
          {timeline.po_number !== null && (
            <span className="wrap-anywhere text-muted">{`PO ${timeline.po_number}`}</span>
          )}
        </p>
        {/* The headings below need one above them, even where the page's title names the load. */}
        <h2 id={headingId} className={hasTitle ? 'type-h2 wrap-anywhere' : 'sr-only'}>
          {hasTitle ? timelineTitle(timeline) : 'Shipment'}
        </h2>
      </div>
      <LoadWhereabouts timeline={timeline} />
      <TimelineDocuments timeline={timeline} access={access} />
      <LoadCharges timeline={timeline} access={access} />
      <TimelineSteps timeline={timeline} />
      <EmailChoice timeline={timeline} access={access} />
    </section>
  );
}
