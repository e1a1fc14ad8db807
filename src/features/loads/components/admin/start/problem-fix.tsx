import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { adminLoadPath } from '@/features/loads/model/load-path';
import type { StartProblem } from '@/features/loads/model/readiness/start-problem';
import { GoToButton } from '@/shared/loads/start-problems';
import { ClearHoldDialog } from './clear-hold-dialog';
import { ExplainHoldDialog } from './explain-hold-dialog';
import { ESCORTS_ID, LEGS_ID, PERMITS_ID, UNITS_ID } from '../load-sections';

interface ProblemFixProps {
  problem: StartProblem;
  load: AdminLoad;
  className: string;
  onEdit: (load: AdminLoad) => void;
}

/** The section that fixes a problem, by its code. */
const SECTIONS = [
  { codes: /^legs/u, id: LEGS_ID, label: 'Go to legs' },
  { codes: /^permit/u, id: PERMITS_ID, label: 'Go to permits' },
  { codes: /^escort/u, id: ESCORTS_ID, label: 'Go to escorts' },
  { codes: /^(?:unit_|no_tractor|no_trailer)/u, id: UNITS_ID, label: 'Go to units' },
];

/** The control that fixes one of a load's blockers. */
export function ProblemFix({ problem, load, className, onEdit }: ProblemFixProps) {
  const { code, record_id: id } = problem;
  const [open, setOpen] = useState<'clear' | 'explain' | null>(null);
  const handleClose = () => {
    setOpen(null);
  };
  if (code === 'on_hold' && id !== null) {
    return (
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={className}
          onClick={() => {
            setOpen('explain');
          }}
        >
          Tell customer
        </button>
        <button
          type="button"
          className={className}
          onClick={() => {
            setOpen('clear');
          }}
        >
          Clear hold
        </button>
        {open === 'explain' && (
          <ExplainHoldDialog holdId={id} problem={problem.problem} onClose={handleClose} />
        )}
        {open === 'clear' && (
          <ClearHoldDialog holdId={id} problem={problem.problem} onClose={handleClose} />
        )}
      </div>
    );
  }
  const section = SECTIONS.find(({ codes }) => codes.test(code));
  if (section !== undefined) {
    return (
      <GoToButton id={section.id} className={className}>
        {section.label}
      </GoToButton>
    );
  }
  if (code === 'driver_in_transit' && id !== null) {
    return (
      <Link to={adminLoadPath(id)} className={className}>
        Open that load
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onEdit(load);
      }}
    >
      Edit load
    </button>
  );
}
