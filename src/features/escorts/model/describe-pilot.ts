const ANSWERS = {
  available: 'available',
  unknown: 'availability not entered',
  unavailable: 'not available',
};

interface PilotDetails {
  name: string;
  home_base_city: string;
  home_base_state: string;
  has_high_pole: boolean;
  certified_states: readonly string[];
  /** Their availability on the day. */
  answer: keyof typeof ANSWERS;
}

/**
 * A pilot car in one line: `Robin Stadler, Dayton OH, high pole, OH IN KY: available`. If they
 * are taken, `taken` replaces their availability.
 */
export function describePilot(pilot: PilotDetails, taken: string): string {
  const base = [pilot.home_base_city, pilot.home_base_state].join(' ').trim();
  const parts = [
    pilot.name,
    base,
    pilot.has_high_pole ? 'high pole' : '',
    pilot.certified_states.join(' '),
  ].filter((part) => part !== '');
  return taken === ''
    ? `${parts.join(', ')}: ${ANSWERS[pilot.answer]}`
    : `${parts.join(', ')}. ${taken}`;
}
