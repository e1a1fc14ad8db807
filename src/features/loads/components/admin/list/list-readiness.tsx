import { countOf } from '@domain/numbers/counts';
import type { ListedLoad } from '@/features/loads/api/admin-loads';
import { describeRoadProblem } from '@/features/loads/model/readiness/road-problem';
import { canStartLater } from '@/features/loads/model/readiness/start-problem';
import { Badge } from '@/shared/ui/badge';

/** Why a permit is needed: the load's page says it once. */
const OVER_LEGAL = / \(over legal [^)]*\)/u;

/** Every reason why a load can't start, or what is wrong on the road. */
const reasonsOf = ({ status, problems, road_problems: onRoad }: ListedLoad) =>
  canStartLater(status)
    ? problems.map(({ problem }) => problem.replace(OVER_LEGAL, ''))
    : onRoad.map((problem) => describeRoadProblem(problem));

function badgeOf({ status, problems, road_problems: onRoad }: ListedLoad) {
  if (canStartLater(status)) {
    return problems.length === 0
      ? ({ tone: 'ok', word: 'Ready' } as const)
      : ({ tone: 'danger', word: countOf(problems.length, 'blocker') } as const);
  }
  const [first] = onRoad;
  if (first === undefined) return null;
  if (onRoad.length > 1)
    return { tone: 'danger', word: countOf(onRoad.length, 'problem') } as const;
  if (first.code === 'late') return { tone: 'warn', word: 'Late' } as const;
  return { tone: 'danger', word: first.code === 'on_hold' ? 'On hold' : 'Permit' } as const;
}

/** `Ready`, or the reasons in words; `null` if there is nothing to say. */
export function readinessText(load: ListedLoad): string | null {
  const badge = badgeOf(load);
  if (badge === null) return null;
  return badge.tone === 'ok' ? badge.word : reasonsOf(load).join('; ');
}

/** A load's readiness, or its problems on the road, with every reason in words. */
export function ListReadiness(load: ListedLoad) {
  const badge = badgeOf(load);
  if (badge === null) return <span className="text-subtle max-md:hidden">–</span>;
  return (
    <span className="block text-xs leading-snug wrap-anywhere md:min-w-32 xl:min-w-40 dense:min-w-52">
      <Badge tone={badge.tone} className="mr-1.5 py-1">
        {badge.word}
      </Badge>
      <span>{reasonsOf(load).join('; ')}</span>
    </span>
  );
}
