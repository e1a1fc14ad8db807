import type { AssessedState } from '@assessment/snapshot';
import { stateName } from '@domain/places/states';
import { escortCount } from '../model/wording';
import { Verdict } from './verdict';

/** One line for each state: what to expect, and pilot cars. */
export function AssessmentTable({ states }: { states: readonly AssessedState[] }) {
  return (
    <table className="w-full text-ui">
      <thead>
        <tr className="border-b border-line-strong text-left font-cond text-xs text-subtle">
          <th scope="col" className="py-1.5 pr-2 font-semibold">
            State
          </th>
          <th scope="col" className="px-2 py-1.5 font-semibold">
            Expect
          </th>
          <th scope="col" className="py-1.5 pl-2 font-semibold">
            Pilot cars
          </th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <tr key={state.state} className="border-b align-top">
            <th scope="row" className="py-2 pr-2 text-left font-bold">
              <abbr title={stateName(state.state)} className="no-underline">
                {state.state}
              </abbr>
            </th>
            <td className="px-2 py-2 leading-snug">
              <Verdict state={state} />
              {state.isAtThreshold && (
                <span className="block text-sm text-muted">Exactly at a threshold</span>
              )}
            </td>
            <td className="py-2 pl-2 leading-snug">{escortCount(state.escorts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
