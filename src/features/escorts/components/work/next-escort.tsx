import { useQuery } from '@tanstack/react-query';
import { phoneHref } from '@domain/text/phone-href';
import { loadPeopleQueryOptions } from '@/features/loads/api/crew/load-people';
import { nameOf } from '@/features/loads/model/crew/people';
import { escortPath } from '@/features/loads/model/load-path';
import { formatLocalTime } from '@domain/time/moment-text';
import { relativeDay } from '@domain/time/day-text';
import { dayOf } from '@domain/time/day';
import { LoadStatusBadge } from '@/shared/loads/load-status-badge';
import { WorkCard, WorkFacts } from '@/shared/loads/work-card';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import type { EscortJob } from '../../api/escort-jobs';
import { confirmableFrom } from '../../model/escort-jobs';
import { POSITION_NAMES } from '../../model/escort-labels';
import { ConfirmJob } from '../confirm-job';
import { rateTexts, sizesOf } from '../escort-texts';

/** A pilot car's next job: when and where, who drives, and whether they confirmed it. */
export function NextEscort({ job, now }: { job: EscortJob; now: number }) {
  const { id, position, load_id: loadId, terms, rate } = job;
  if (terms === null) return null;
  const { meet, days } = terms;
  const today = dayOf(now, meet?.zone);
  // A job that has started is today's work.
  const day = days === null ? null : days.from < today && today <= days.to ? today : days.from;
  const from = confirmableFrom(job);
  const isConfirmable = from !== null && from <= now;
  const [height, width] = sizesOf(terms);
  return (
    <WorkCard
      title={`${terms.name}, ${terms.origin} to ${terms.destination}`}
      above={
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span className="tabular-nums">
            <b>{day === null ? 'Date TBD' : relativeDay(day, today)}</b>{' '}
            <span className="text-subtle">{POSITION_NAMES[position]}</span>
          </span>
          {isConfirmable ? (
            <Badge tone="warn">Not confirmed</Badge>
          ) : job.confirmed_at === null ? (
            <LoadStatusBadge status={terms.status} />
          ) : (
            <Badge tone="ok">Confirmed</Badge>
          )}
        </p>
      }
    >
      <WorkFacts
        facts={[
          { term: 'Loaded height', value: height?.text ?? '' },
          { term: 'Width', value: width?.text ?? '' },
          {
            term: 'Meet',
            value: meet === null ? 'Time TBD' : formatLocalTime(meet.at, meet.zone),
          },
          { term: 'Your rate', value: rateTexts(rate).amount },
        ]}
      />
      <p className="border-t text-sm text-muted tabular-nums wrap-anywhere">
        <span>{`Meet at ${terms.meetPlace}.`}</span>
        <Driver loadId={loadId} />
        {terms.channel !== '' && <span>{` ${terms.channel}.`}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-3 border-t">
        {isConfirmable && <ConfirmJob job={job} variant="primary" />}
        <ButtonLink to={escortPath(id)} variant="quiet" size="md">
          {isConfirmable ? 'Job details' : 'Open escort job'}
        </ButtonLink>
      </div>
    </WorkCard>
  );
}

function Driver({ loadId }: { loadId: string }) {
  const { data: people } = useQuery(loadPeopleQueryOptions([loadId]));
  const driver = people?.find(({ part }) => part === 'driver');
  if (driver === undefined) return null;
  const href = driver.phone === null ? null : phoneHref(driver.phone);
  return (
    <>
      {' '}
      <span>{`Driver ${nameOf(driver)}`}</span>
      {href !== null && (
        <>
          ,{' '}
          <a className="link" href={href}>
            {driver.phone}
          </a>
        </>
      )}
      <span>.</span>
    </>
  );
}
