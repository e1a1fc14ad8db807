import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@domain/numbers/counts';
import { formatRecentTime } from '@domain/time/moment-text';
import { limitsQueryOptions, type Limit } from '../api/system';
import { SystemPanel } from './system-panel';

/** The number of refusals by each limit in the last 24 hours. Limits that weren't hit are collapsed. */
export function LimitsPanel() {
  const query = useQuery(limitsQueryOptions());
  const total = query.data?.reduce((sum, { hits }) => sum + hits, 0);
  return (
    <SystemPanel
      title="Limits hit, last 24 hours"
      failure="We couldn’t load the limits."
      query={query}
      lines={3}
      aside={
        total !== undefined && (
          <span className="text-sm text-muted tabular-nums">{`${formatCount(total)} in all`}</span>
        )
      }
    >
      {(limits) => {
        const hit = limits.filter(({ hits }) => hits > 0);
        const others = limits.filter(({ hits }) => hits === 0);
        return (
          <div className="divide-y divide-line">
            {hit.length > 0 && <LimitList limits={hit} />}
            {others.length > 0 && (
              <details>
                <summary className="cursor-pointer px-4.5 py-3 text-sm">
                  {`${hit.length === 0 ? 'No limits were hit.' : 'Not hit:'} Show ${String(others.length)}`}
                </summary>
                <LimitList limits={others} />
              </details>
            )}
            <p className="px-4.5 py-2.5 text-xs text-subtle">
              Supabase Auth counts sign-ins and password resets itself (Logs → Auth).
            </p>
          </div>
        );
      }}
    </SystemPanel>
  );
}

function LimitList({ limits }: { limits: readonly Limit[] }) {
  return (
    <ul className="divide-y divide-line">
      {limits.map(({ name, title, rule, hits, last_hit }) => (
        <li key={name} className="flex items-start justify-between gap-4 px-4.5 py-2.5 text-sm">
          <span>
            <span className="font-semibold">{title}</span>
            <span className="block text-xs text-subtle">{rule}</span>
          </span>
          <span className="text-right whitespace-nowrap tabular-nums">
            <span className="font-semibold">{formatCount(hits)}</span>
            {last_hit !== null && (
              <span className="block text-xs text-subtle">{formatRecentTime(last_hit)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
