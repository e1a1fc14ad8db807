/** A paragraph, a list, or terms with explanations. */
export type LegalPart =
  | string
  | { list: readonly string[] }
  | { facts: readonly { term: string; detail: string }[] };

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
  /** Date of the last change, `YYYY-MM-DD`. */
  updated: string;
  /** True if a lawyer has read this version. `npm run check:launch` lists documents they haven't. */
  isReviewed: boolean;
  sections: readonly LegalSection[];
}
