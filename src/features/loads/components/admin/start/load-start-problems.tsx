import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { INLINE_BUTTON, StartProblems } from '@/shared/loads/start-problems';
import { START_PROBLEMS_ID } from '../load-sections';
import { ProblemFix } from './problem-fix';

interface LoadStartProblemsProps {
  load: AdminLoad;
  onEdit: (load: AdminLoad) => void;
}

/** The problems that block the start of the load in the drawer, each with its fix. */
export function LoadStartProblems({ load, onEdit }: LoadStartProblemsProps) {
  return (
    <StartProblems
      id={START_PROBLEMS_ID}
      problems={load.problems}
      fixOf={(problem) => (
        <ProblemFix problem={problem} load={load} className={INLINE_BUTTON} onEdit={onEdit} />
      )}
    />
  );
}
