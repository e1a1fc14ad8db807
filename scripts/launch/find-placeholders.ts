import type { Finding } from './finding.ts';
import { whatToDo } from './placeholder-rules.ts';

/** The exports of a module, by file. */
export type Facts = readonly (readonly [
  file: string,
  exports: Readonly<Record<string, unknown>>,
])[];

/**
 * Every placeholder in what the modules export, however deep. A value is told once, where it stands
 * first: what other modules take over from there, or make sentences of, goes with it.
 */
export function findPlaceholders(facts: Facts): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<object>();
  const told: string[] = [];

  const visit = (file: string, path: string, key: string, value: unknown) => {
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) return;
      seen.add(value);
      for (const [name, part] of Object.entries(value)) {
        visit(file, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`, name, part);
      }
      return;
    }
    const todo = whatToDo(value, key);
    if (todo === undefined) return;
    if (typeof value === 'string') {
      if (told.some((text) => value.includes(text))) return;
      told.push(value);
    }
    findings.push({ file, what: `${path} is ${JSON.stringify(value)}`, todo });
  };

  for (const [file, exports] of facts) {
    for (const [name, value] of Object.entries(exports)) visit(file, name, name, value);
  }
  return findings;
}
