import type { AxleCheck, FederalCheck } from '@assessment/federal';
import type { LoadedSize } from '@assessment/input';
import { FEDERAL_LB } from '@assessment/bridge';
import { formatLb } from '@domain/numbers/pounds';
import { countOf } from '@domain/numbers/counts';

/** Federal limits on axle groups, the bridge formula and gross weight. */
export function FederalCard({ federal, size }: { federal: FederalCheck; size: LoadedSize }) {
  const { groups, bridge } = federal;
  const axles = groups.reduce((sum, group) => sum + group.axles, 0);
  return (
    <article
      aria-labelledby="federal-check"
      className="grid min-w-0 content-start rounded-sm border border-dashed border-line-strong break-inside-avoid print:border-0 print:border-t-2 print:border-fg print:border-solid"
    >
      <header className="border-b border-line-strong px-4 py-3.5">
        <h3 id="federal-check" className="text-base leading-tight">
          Federal weight check
        </h3>
        <p className="mt-0.5 text-ui text-muted">Interstate limits. Axle weights are estimated.</p>
      </header>
      <table className="w-full font-cond text-sm">
        <thead>
          <tr className="bg-sunk text-left text-micro text-subtle">
            <th scope="col" className="px-4 py-1.5 font-semibold">
              Axle group
            </th>
            <th scope="col" className="px-1.5 py-1.5 text-right font-semibold">
              Limit
            </th>
            <th scope="col" className="py-1.5 pr-4 pl-1.5 text-right font-semibold">
              Load
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group, index) => (
            <GroupRow key={`${group.name} ${String(index)}`} group={group} />
          ))}
          {bridge !== null && (
            <GroupRow group={{ ...bridge, name: `Bridge formula, ${bridge.name.toLowerCase()}` }} />
          )}
          <GroupRow
            group={{
              name: 'Gross',
              axles,
              span: 0,
              limit: FEDERAL_LB.gross,
              weight: size.gross,
              isEstimated: true,
              result: federal.gross,
            }}
          />
        </tbody>
      </table>
      <p className="px-4 py-3 text-xs text-subtle">
        23 USC 127 and 23 CFR 658.17. Axle-group limits under a permit aren’t on file.
      </p>
    </article>
  );
}

function GroupRow({ group }: { group: AxleCheck }) {
  const { name, axles, limit, weight, result, isEstimated } = group;
  // Estimates aren't exact to the pound.
  const step = isEstimated ? 100 : 1;
  const text = weight === null ? 'Not known' : formatLb(Math.round(weight / step) * step);
  return (
    <tr className="border-b print:*:py-0.5">
      <th scope="row" className="px-4 py-1.5 text-left font-normal text-muted">
        <span>{`${name}, ${countOf(axles, 'axle')}`}</span>
        {result === 'at' && (
          <span className="block text-xs text-subtle">Exactly at this value</span>
        )}
      </th>
      <td className="px-1.5 py-1.5 text-right whitespace-nowrap tabular-nums">{formatLb(limit)}</td>
      <td className="py-1.5 pr-4 pl-1.5 text-right whitespace-nowrap tabular-nums">
        {result === 'over' ? (
          <b className="text-accent-text underline decoration-accent decoration-2 underline-offset-3">
            {text}
          </b>
        ) : (
          text
        )}
      </td>
    </tr>
  );
}
