import { Link } from 'react-router-dom';
import { phoneHref } from '@domain/text/phone-href';
import { COMPANY } from '@/content/company';
import { loadPath } from '@/features/loads/model/load-path';
import type { StartProblem } from '@/features/loads/model/readiness/start-problem';
import { GoToButton, StartProblems } from '@/shared/loads/start-problems';
import { CREW_ID, PERMITS_ID } from './section-ids';

export const START_PROBLEMS_ID = 'start-problems';

const DISPATCH = COMPANY.phones.dispatch.display;

function fixOf({ code, record_id: id }: StartProblem) {
  if (code.startsWith('permit')) return <GoToButton id={PERMITS_ID}>See permits</GoToButton>;
  if (code.startsWith('escort')) return <GoToButton id={CREW_ID}>See crew</GoToButton>;
  if (code === 'driver_in_transit' && id !== null) {
    return <Link to={loadPath(id)}>Open that load</Link>;
  }
  return null;
}

/** The reasons the driver can't start, and whom to call. */
export function StartCheck({ problems }: { problems: readonly StartProblem[] }) {
  return (
    <StartProblems id={START_PROBLEMS_ID} problems={problems} fixOf={fixOf}>
      <p className="mt-2">
        Dispatch can fix this: <a href={phoneHref(DISPATCH) ?? undefined}>{DISPATCH}</a>
      </p>
    </StartProblems>
  );
}
