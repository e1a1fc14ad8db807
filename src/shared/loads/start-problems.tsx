import type { ReactNode } from 'react';
import { Alert } from '@/shared/ui/alert';

/** A button inside a sentence. */
export const INLINE_BUTTON = 'font-semibold underline underline-offset-3';

interface Problem {
  /** A sentence without its period. */
  problem: string;
  record_id: string | null;
}

interface StartProblemsProps<P extends Problem> {
  /** For `aria-describedby` of the button that stays disabled. */
  id: string;
  problems: readonly P[];
  /** A link or button to what fixes a problem. */
  fixOf: (problem: P) => ReactNode;
  children?: ReactNode;
}

/** Everything that keeps a load from starting, each with what fixes it. */
export function StartProblems<P extends Problem>({
  id,
  problems,
  fixOf,
  children,
}: StartProblemsProps<P>) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="warn" title="This load can’t start yet." id={id}>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {problems.map((problem) => (
          <li key={`${problem.problem} ${problem.record_id ?? ''}`} className="wrap-anywhere">
            <span>{`${problem.problem}.`}</span> {fixOf(problem)}
          </li>
        ))}
      </ul>
      {children}
    </Alert>
  );
}

interface GoToButtonProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Moves focus to a part of the page; `id` names a focusable element. */
export function GoToButton({ id, className = INLINE_BUTTON, children }: GoToButtonProps) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </button>
  );
}
