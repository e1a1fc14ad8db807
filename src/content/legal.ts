/** A paragraph, a list, or terms with their explanations. */
export type LegalPart =
  string | { list: readonly string[] } | { facts: readonly { term: string; detail: string }[] };

export interface LegalSection {
  /** The anchor. */
  id: string;
  title: string;
  parts: readonly LegalPart[];
}

export interface LegalDocument {
  title: string;
  description: string;
  path: '/privacy' | '/terms';
  lead: string;
  /** Day of the last change, as `YYYY-MM-DD`. */
  updated: string;
  /** Whether a lawyer has read this version; the launch checklist asks. */
  isReviewed: boolean;
  sections: readonly LegalSection[];
}
