import { useQuery } from '@tanstack/react-query';
import { formatRecentTime } from '@domain/time/moment-text';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import { useRunJobMutation } from '../api/run-job';
import { jobsQueryOptions } from '../api/system';
import { describeResult, describeSchedule, JOB_STATES, runDuration } from '../model/describe-job';
import { jobLabel } from '../model/job-labels';
import type { Job } from '../model/system-status';
import { SystemPanel } from './system-panel';
import { ON_CARD, TABLE } from './table-class';

/** A daily job's schedule already says when it runs next. */
const DAY_S = 86_400;

/** Every scheduled job with its last and next run, and a button to run it now. */
export function JobsPanel() {
  const query = useQuery(jobsQueryOptions());
  return (
    <SystemPanel
      title="Scheduled jobs"
      failure="We couldn’t load the scheduled jobs."
      query={query}
      lines={9}
      aside={<span className="text-xs text-subtle">Your local time</span>}
    >
      {(jobs) => (
        <Table label="Scheduled jobs" className={TABLE}>
          <THead>
            <Tr>
              <Th>Job</Th>
              <Th>Runs</Th>
              <Th>Last run</Th>
              <Th>Result</Th>
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            </Tr>
          </THead>
          <TBody>
            {jobs.map((job) => (
              <JobRow key={job.name} job={job} />
            ))}
          </TBody>
        </Table>
      )}
    </SystemPanel>
  );
}

function JobRow({ job }: { job: Job }) {
  const run = useRunJobMutation();
  const { label, tone, isProblem = false } = JOB_STATES[job.state];
  const result = describeResult(job);
  const duration = runDuration(job);
  return (
    <Tr>
      <Td className="max-md:pr-1 md:min-w-44">
        <span className="font-semibold wrap-anywhere" title={job.name}>
          {jobLabel(job.name)}
        </span>
        <span className="block text-xs text-subtle">{job.description}</span>
      </Td>
      <Td card="line" className="whitespace-nowrap">
        <span className={ON_CARD}>Runs </span>
        <span>{describeSchedule(job)}</span>
        {job.every_seconds < DAY_S && (
          <span className="block text-xs text-subtle max-md:ml-2 max-md:inline">
            {`next ${formatRecentTime(job.next_run_at)}`}
          </span>
        )}
      </Td>
      <Td card="line" className="whitespace-nowrap tabular-nums">
        <span className={ON_CARD}>Last run </span>
        <span>{job.started_at === null ? 'Never' : formatRecentTime(job.started_at)}</span>
        {duration !== undefined && (
          <span className="block text-xs text-subtle max-md:ml-2 max-md:inline">{duration}</span>
        )}
      </Td>
      <Td card="line" className="md:min-w-32">
        <Badge tone={tone}>{label}</Badge>{' '}
        {result !== undefined && (
          <span
            className={
              isProblem
                ? 'text-sm font-semibold wrap-anywhere text-danger-text'
                : 'text-sm text-muted'
            }
          >
            {result}
          </span>
        )}
        {isProblem && job.last_ok_at !== null && (
          <span className="block text-xs text-subtle">{`Last OK ${formatRecentTime(job.last_ok_at)}`}</span>
        )}
      </Td>
      <Td card="right" className="max-md:col-start-2 max-md:row-start-1 md:text-right">
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Run now: ${jobLabel(job.name)}`}
          isBusy={run.isPending}
          onClick={() => {
            run.mutate(job.name);
          }}
        >
          Run now
        </Button>
      </Td>
    </Tr>
  );
}
