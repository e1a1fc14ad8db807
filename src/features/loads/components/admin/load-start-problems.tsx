import { Link } from 'react-router-dom';
import { useClearHoldMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';
import { LOAD_LIST_PARAMS } from '../../model/load-list-params';
import type { StartProblem } from '../../model/start-problem';
import { GoToButton, StartProblems } from '../start-problems';

export const START_PROBLEMS_ID = 'start-problems';
export const PERMITS_ID = 'load-permits';
export const ESCORTS_ID = 'load-escorts';
export const UNITS_ID = 'load-units';
export const LEGS_ID = 'load-legs';

interface LoadStartProblemsProps {
  load: AdminLoad;
  onEdit: (load: AdminLoad) => void;
}

/** What blocks the start of the load in the drawer, with a way to fix each problem. */
export function LoadStartProblems({ load, onEdit }: LoadStartProblemsProps) {
  const clearing = useClearHoldMutation();
  const fixOf = ({ code, record_id: id }: StartProblem) => {
    if (code === 'on_hold' && id !== null) {
      return (
        <button
          type="button"
          className="font-semibold underline underline-offset-3"
          aria-disabled={clearing.isPending}
          onClick={() => {
            clearing.mutate(id);
          }}
        >
          Clear hold
        </button>
      );
    }
    if (code.startsWith('legs')) return <GoToButton id={LEGS_ID}>Go to legs</GoToButton>;
    if (code.startsWith('permit')) return <GoToButton id={PERMITS_ID}>Go to permits</GoToButton>;
    if (code.startsWith('escort')) return <GoToButton id={ESCORTS_ID}>Go to escorts</GoToButton>;
    if (/^(?:unit_|no_tractor|no_trailer)/u.test(code)) {
      return <GoToButton id={UNITS_ID}>Go to units</GoToButton>;
    }
    if (code === 'driver_in_transit' && id !== null) {
      return <Link to={`/admin/loads?${LOAD_LIST_PARAMS.open}=${id}`}>Open that load</Link>;
    }
    return (
      <button
        type="button"
        className="font-semibold underline underline-offset-3"
        onClick={() => {
          onEdit(load);
        }}
      >
        Edit load
      </button>
    );
  };
  return <StartProblems id={START_PROBLEMS_ID} problems={load.problems} fixOf={fixOf} />;
}
