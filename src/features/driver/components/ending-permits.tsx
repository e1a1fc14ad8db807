import { useQuery } from '@tanstack/react-query';
import { describeRoadProblem } from '@/features/loads/model/readiness/road-problem';
import { Alert } from '@/shared/ui/alert';
import { roadProblemsQueryOptions } from '../api/road-problems';
import { CallDispatch } from './call-dispatch';

/** The permits that end before the driver has left their state; nothing if all last. */
export function EndingPermits({ loadId }: { loadId: string }) {
  const { data } = useQuery(roadProblemsQueryOptions(loadId));
  const problems = data?.filter(({ code }) => code === 'permit_expires') ?? [];
  if (problems.length === 0) return null;
  return (
    <Alert
      tone="danger"
      title="A permit ends before you’re through. Call dispatch before you go on."
      actions={<CallDispatch />}
    >
      <ul className="grid gap-1">
        {problems.map((problem) => {
          const text = describeRoadProblem(problem, 'You’re');
          return <li key={text} className="wrap-anywhere">{`${text}.`}</li>;
        })}
      </ul>
    </Alert>
  );
}
