import type { Evidence, Verdict } from '@assessment/finding';
import type { StateAssessment } from '@assessment/state';

/** High pole, police, travel times, permit validity and toll roads, as far as they are known. */
export function StateNotes({ state }: { state: StateAssessment }) {
  const { escorts, texts, needsRouteSurvey } = state;
  const special = [
    verdictNote(escorts.highPole, 'a high pole car'),
    verdictNote(escorts.police, 'a police escort'),
    needsRouteSurvey ? 'Expect a route survey.' : '',
  ].filter((text) => text !== '');
  const notes = [
    ['Also', special.join(' ')],
    ['Daylight', textOf(texts['daylight_only'])],
    ['Weekends', textOf(texts['weekend_travel'])],
    ['Holidays', textOf(texts['holiday_travel'])],
    ['Curfews', textOf(texts['metro_curfew'])],
    ['Toll roads', textOf(texts['toll_road_note'])],
    ['Corridors', textOf(texts['corridor_note'])],
    ['Permit', validity(texts['permit_valid_days'])],
  ] as const;
  return notes
    .filter(([, text]) => text !== '')
    .map(([term, text]) => (
      <div key={term}>
        <dt className="font-semibold">{term}</dt>
        <dd className="text-muted">{text}</dd>
      </div>
    ));
}

function verdictNote(verdict: Verdict, what: string): string {
  if (verdict === 'fires') return `Expect ${what}.`;
  return verdict === 'maybe' ? `${what.charAt(0).toUpperCase()}${what.slice(1)} is possible.` : '';
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The values in words, followed by a different one from another source. */
function textOf(evidence: readonly Evidence[] = []): string {
  const texts = [...new Set(evidence.map(({ text }) => sentence(text)))];
  return texts.join('. Another source: ');
}

function validity(evidence: readonly Evidence[] = []): string {
  const values = [...new Set(evidence.map(({ text }) => text))];
  if (values.length === 0) return '';
  const days = values.map((text) => (/^[\d-]+$/u.test(text) ? `${text} days` : text));
  return `Usually valid ${days.join(' or ')}. Check the permit.`;
}
