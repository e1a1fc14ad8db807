/** How long a state takes for one kind of permit, in business days. */
export interface LeadTime {
  own_days: number;
  /** What its rules say, such as `1-10`; `null` if they don't. */
  stated: string | null;
  certainty: string | null;
}

/** The lead times of a state or province, and the version of our own. */
export interface StateLeads {
  jurisdiction: string;
  updated_at: string;
  routine: LeadTime;
  superload: LeadTime;
}

type LeadRow = LeadTime & { jurisdiction: string; is_superload: boolean; updated_at: string };

/** Puts the two kinds of each state together, by state. */
export function toStateLeads(rows: readonly LeadRow[]): StateLeads[] {
  return rows
    .filter(({ is_superload: isSuperload }) => !isSuperload)
    .flatMap((routine) => {
      const superload = rows.find(
        ({ jurisdiction, is_superload: isSuperload }) =>
          isSuperload && jurisdiction === routine.jurisdiction,
      );
      const { jurisdiction, updated_at } = routine;
      return superload === undefined ? [] : [{ jurisdiction, updated_at, routine, superload }];
    })
    .sort((one, other) => one.jurisdiction.localeCompare(other.jurisdiction));
}

const CERTAINTY: Readonly<Record<string, string>> = {
  A: 'official source',
  B: 'two sources agree',
  C: 'one source',
};

/** `Not used: the rule says 1-10 (one source).`; empty without a rule. */
export function ruleHint({ stated, certainty }: LeadTime): string {
  if (stated === null) return '';
  return `Not used: the rule says ${stated} (${CERTAINTY[certainty ?? ''] ?? ''}).`;
}
