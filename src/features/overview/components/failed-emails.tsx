import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { countOf } from '@domain/numbers/counts';
import { Alert } from '@/shared/ui/alert';
import { type FailedEmail, unreadCountsQueryOptions } from '../api/unread-counts';

interface FailedEmailsProps {
  /** Console path of a record. */
  pathOf: (type: FailedEmail['record_type'], id: string) => string;
}

/** Automatic emails that still failed on the last attempt, with links to their records. */
export function FailedEmails({ pathOf }: FailedEmailsProps) {
  const { data } = useQuery(unreadCountsQueryOptions());
  const emails = data?.failed_emails ?? [];
  if (emails.length === 0) return null;
  const count = countOf(emails.length, 'automatic email');
  return (
    <Alert tone="warn" title={`We couldn't send ${count}.`}>
      <ul>
        {emails.map(({ id, name, record_type, record_id, to_email }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={pathOf(record_type, record_id)}>{`${name}, to ${to_email ?? ''}`}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
