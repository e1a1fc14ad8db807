import { useQuery } from '@tanstack/react-query';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { personName } from '@/shared/lib/person-name';
import { Select } from '@/shared/ui/select';
import { useAuth } from '@/session/use-auth';
import { quoteAssignmentMessages } from '../../admin-messages';
import type { AdminQuote, Colleague } from '../../api/admin-quote-columns';
import { useAssignQuoteMutation } from '../../api/assign-quote';
import { colleaguesQueryOptions } from '../../api/colleagues';

const NOBODY = '';

/** Who looks after a quote; choosing somebody else gives it to them at once. */
export function AssignSelect({ quote }: { quote: AdminQuote }) {
  const { user } = useAuth();
  const { data = [], error, isFetching, refetch } = useQuery(colleaguesQueryOptions());
  const { mutate, isPending, variables } = useAssignQuoteMutation();

  const shown = isPending ? variables.assignee : quote.assignee;
  const colleagues = withAssignee(data, shown);
  return (
    <>
      <Select
        isCompact
        aria-label="Assigned to"
        value={shown?.id ?? NOBODY}
        onChange={({ currentTarget: { value } }) => {
          const assignee = colleagues.find(({ id }) => id === value) ?? null;
          if (!isPending) mutate({ quote, assignee });
        }}
      >
        <option value={NOBODY}>Nobody</option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {personName(colleague)}
            {colleague.id === user?.id && ' (you)'}
          </option>
        ))}
      </Select>
      {error && (
        <FetchFailure
          title={quoteAssignmentMessages.colleaguesFailed}
          error={error}
          hasRows={false}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

/** The colleagues, and whoever has the quote even where the list does not say so (yet). */
function withAssignee(colleagues: readonly Colleague[], assignee: Colleague | null) {
  if (assignee === null || colleagues.some(({ id }) => id === assignee.id)) return colleagues;
  return [assignee, ...colleagues];
}
