export interface RoutineBody {
  id: number;
  schema: string;
  name: string;
  isDefiner: boolean;
  /** Text of a function in plpgsql or SQL, where every name has its schema. */
  source: string;
  /** Body of a function that Postgres stores parsed. It writes names in `public` without the schema. */
  parsed: string | null;
}

interface Access {
  reads: Set<string>;
  writes: Set<string>;
  calls: Set<string>;
}

const NAME = String.raw`(?:"?([a-z_]+)"?\.)?"?([a-z_]\w*)"?`;
const WRITES = new RegExp(
  String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?${NAME}`,
  'gi',
);
/** The rest of a match may list several tables. */
const TRUNCATE = /\btruncate\s+(?:table\s+)?([^;]*)/gi;
const TRUNCATED = new RegExp(String.raw`(?:^|,)\s*(?:only\s+)?${NAME}`, 'gi');
const READS = new RegExp(
  String.raw`(?:\b(?:from|join|using)|,)\s*(?:\(\s*)*(?:only\s+)?${NAME}(?![\w("])`,
  'gi',
);
const CALLS = new RegExp(String.raw`\b${NAME}\s*\(`, 'gi');

/**
 * Returns a function that lists what a routine reads and writes as its owner: in its own statements
 * and in the functions it calls that don't switch to their owner. Doesn't follow triggers and
 * statements that are put together at run time.
 *
 * @param relations every table and view, as `schema.name`.
 */
export function accessAsOwner(routines: readonly RoutineBody[], relations: readonly string[]) {
  const known = new Set(relations);
  const accesses = new Map(routines.map((routine) => [routine, parse(routine, known)]));
  const invokers = routines.filter(({ isDefiner }) => !isDefiner);

  return (routine: RoutineBody): { reads: string[]; writes: string[] } => {
    // Grows while it's read: a function's calls are added at its end.
    const reached = new Set([routine]);
    const reads = new Set<string>();
    const writes = new Set<string>();
    for (const next of reached) {
      const access = accesses.get(next);
      access?.reads.forEach((name) => reads.add(name));
      access?.writes.forEach((name) => writes.add(name));
      for (const called of invokers)
        if (access?.calls.has(`${called.schema}.${called.name}`) === true) reached.add(called);
    }
    return { reads: [...reads], writes: [...writes] };
  };
}

function parse({ source, parsed }: RoutineBody, known: ReadonlySet<string>): Access {
  const text = (parsed ?? source).replaceAll(/--.*$/gm, '').replaceAll(/\/\*.*?\*\//gs, '');
  const namesAfter = (pattern: RegExp, from: string) =>
    [...from.matchAll(pattern)].map(
      ([, schema = parsed === null ? '' : 'public', name = '']) => `${schema}.${name}`,
    );
  const relationsAfter = (pattern: RegExp, from: string) =>
    new Set(namesAfter(pattern, from).filter((name) => known.has(name)));
  const truncated = [...text.matchAll(TRUNCATE)].flatMap(([, list = '']) => [
    ...relationsAfter(TRUNCATED, list),
  ]);
  return {
    writes: new Set([...relationsAfter(WRITES, text), ...truncated]),
    reads: relationsAfter(
      READS,
      text.replaceAll(TRUNCATE, '').replaceAll(/\bdelete\s+from\b/gi, 'delete'),
    ),
    calls: new Set(namesAfter(CALLS, text)),
  };
}
