import type { StartOverride } from '@contracts/load';
import { Badge } from '@/shared/ui/badge';
import { overrideReason } from '../model/readiness/start-problem';

/** Marks a load that an admin started although it wasn't ready. Renders nothing for other loads. */
export function StartOverrideBadge({ override }: { override: unknown }) {
  if (overrideReason(override) === null) return null;
  return (
    <Badge tone="danger" className="bg-transparent outline outline-danger">
      Started anyway
    </Badge>
  );
}

/** Why an admin started a load anyway, and what was missing. */
export function StartOverrideNote({ override }: { override: StartOverride }) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p>
        <span className="font-semibold">Reason:</span> <span>{override.reason}</span>
      </p>
      <ul aria-label="Overridden problems" className="list-disc pl-5 text-sm text-subtle">
        {override.problems.map(({ problem }) => (
          <li key={problem}>{`${problem}.`}</li>
        ))}
      </ul>
    </div>
  );
}
