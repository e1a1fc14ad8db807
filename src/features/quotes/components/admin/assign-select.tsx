import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@/session/use-auth';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { personName } from '@/shared/lib/person-name';
import { Select } from '@/shared/ui/select';
import { quoteAssignmentToasts } from '../../admin-toasts';
import type { AdminQuote, Colleague } from '../../api/admin-quote-columns';
import { useAssignQuoteMutation } from '../../api/assign-quote';
import { colleaguesQueryOptions } from '../../api/colleagues';

const UNASSIGNED = '';

/**
 * The quote's assignee. Choosing another one saves right away. A moderator can take an unassigned quote,
 * and give up their own.
 */
export function AssignSelect({ quote }: { quote: AdminQuote }) {
  const { user, isAdmin } = useAuth();
  const { data = [], error, isFetching, refetch } = useQuery(colleaguesQueryOptions());
  const { mutate, isPending, variables } = useAssignQuoteMutation();

  const shown = isPending ? variables.assignee : quote.assignee;
  const colleagues = withAssignee(data, shown).filter(({ id }) => isAdmin || id === user?.id);
  if (!isAdmin && shown !== null && shown.id !== user?.id) return <span>{personName(shown)}</span>;
  return (
    <>
      <Select
        isCompact
        aria-label="Assigned to"
        value={shown?.id ?? UNASSIGNED}
        onChange={({ currentTarget: { value } }) => {
          const assignee = colleagues.find(({ id }) => id === value) ?? null;
          if (!isPending) mutate({ quote, assignee });
        }}
      >
        <option value={UNASSIGNED}>Unassigned</option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {`${personName(colleague)}${colleague.id === user?.id ? ' (you)' : ''}`}
          </option>
        ))}
      </Select>
      {error && (
        <FetchFailure
          title={quoteAssignmentToasts.colleaguesFailed}
          error={error}
          hasRows={false}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

/** The colleagues, plus the assignee if the list doesn't include them. */
function withAssignee(colleagues: readonly Colleague[], assignee: Colleague | null) {
  if (assignee === null || colleagues.some(({ id }) => id === assignee.id)) return colleagues;
  return [assignee, ...colleagues];
}
