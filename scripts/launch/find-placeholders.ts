import type { Finding } from './finding.ts';
import { placeholderFix } from './placeholder-rules.ts';

/** The exports of a module, by file. */
export type Facts = readonly (readonly [
  file: string,
  exports: Readonly<Record<string, unknown>>,
])[];

/**
 * Finds placeholders in the modules' exports at any depth. Reports a value only where it appears
 * first, not where other modules reuse it or embed it in a sentence.
 */
export function findPlaceholders(facts: Facts): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<object>();
  const reported: string[] = [];

  const visit = (file: string, path: string, key: string, value: unknown) => {
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) return;
      seen.add(value);
      for (const [name, part] of Object.entries(value)) {
        visit(file, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`, name, part);
      }
      return;
    }
    const todo = placeholderFix(value, key);
    if (todo === undefined) return;
    if (typeof value === 'string') {
      if (reported.some((text) => value.includes(text))) return;
      reported.push(value);
    }
    findings.push({ file, what: `${path} is ${JSON.stringify(value)}`, todo });
  };

  for (const [file, exports] of facts) {
    for (const [name, value] of Object.entries(exports)) visit(file, name, name, value);
  }
  return findings;
}
