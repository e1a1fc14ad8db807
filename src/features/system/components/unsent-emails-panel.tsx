import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { countOf, formatCount } from '@domain/numbers/counts';
import { formatAge } from '@domain/time/duration-text';
import { formatRecentTime } from '@domain/time/moment-text';
import { useNow } from '@/shared/lib/use-now';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import { unsentEmailsQueryOptions, type UnsentEmail } from '../api/system';
import { SystemPanel } from './system-panel';
import { TABLE } from './table-class';

interface UnsentEmailsPanelProps {
  /** Console path of a record. */
  pathOf: (type: UnsentEmail['record_type'], id: string) => string;
}

/** Automatic emails that are not sent yet, with the reason and a link to their record. */
export function UnsentEmailsPanel({ pathOf }: UnsentEmailsPanelProps) {
  const query = useQuery(unsentEmailsQueryOptions());
  const total = query.data?.[0]?.total ?? 0;
  return (
    <SystemPanel
      title="Unsent email"
      failure="We couldn’t load the unsent emails."
      query={query}
      lines={3}
      aside={
        total > 0 && (
          <span className="text-sm text-muted tabular-nums">{`${formatCount(total)} in all`}</span>
        )
      }
    >
      {(emails) =>
        emails.length === 0 ? (
          <p className="p-4.5 text-sm text-muted">Every automatic email was sent.</p>
        ) : (
          <Table label="Unsent emails" className={TABLE}>
            <THead>
              <Tr>
                <Th>Email</Th>
                <Th>Reason</Th>
              </Tr>
            </THead>
            <TBody>
              {emails.map((email) => (
                <EmailRow
                  key={email.id}
                  email={email}
                  path={pathOf(email.record_type, email.record_id)}
                />
              ))}
            </TBody>
          </Table>
        )
      }
    </SystemPanel>
  );
}

const attemptsOf = (attempts: number) => countOf(attempts, 'attempt');

function EmailRow({ email, path }: { email: UnsentEmail; path: string }) {
  const now = useNow();
  const { name, to_email, attempts, last_error, next_attempt_at, since } = email;
  const isStopped = next_attempt_at === null;
  return (
    <Tr>
      <Td card="line" className="md:min-w-36">
        <Link to={path} className="font-semibold">
          {name}
        </Link>
        <span className="block text-xs wrap-anywhere text-subtle">
          {to_email ?? 'Not tried yet'}
        </span>
      </Td>
      <Td card="line" className="md:min-w-36">
        <span
          className={isStopped ? 'font-semibold wrap-anywhere text-danger-text' : 'wrap-anywhere'}
        >
          {last_error ?? 'Waiting'}
        </span>
        <span className="block text-xs text-subtle">
          {`${
            isStopped
              ? `Stopped after ${attemptsOf(attempts)}`
              : `${attemptsOf(attempts)}, next ${formatRecentTime(next_attempt_at)}`
          }, ${formatAge(since, now)} old`}
        </span>
      </Td>
    </Tr>
  );
}
