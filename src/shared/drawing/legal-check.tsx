import { describeExcess } from './check-load';
import { DECKS, type DeckType } from './decks';
import { formatFeet } from '@domain/numbers/length';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { knownSize, type LoadSize } from './load-size';
import { trailerForLoad } from './trailer-for-load';

interface LoadVerdictProps extends LoadSize {
  readonly deck?: DeckType | undefined;
  readonly equipment?: string | null | undefined;
  readonly className?: string | undefined;
}

/**
 * Lists every legal limit the load exceeds and by how much, or says that it is within legal size
 * once all dimensions are known. Renders nothing before that.
 */
export function LegalCheck({ deck, equipment, className, ...size }: LoadVerdictProps) {
  const load = knownSize(size);
  const type = deck ?? trailerForLoad({ ...load, equipment }).deck;
  const excess = describeExcess(load, type);
  const isComplete = load.length > 0 && load.width > 0 && load.height > 0;
  if (excess.length === 0 && !isComplete) return null;
  return (
    <div className={className}>
      <ul className="legal-check">
        {excess.length > 0 ? (
          excess.map((phrase) => <li key={phrase}>{phrase}</li>)
        ) : (
          <li className="is-legal">
            {`Within legal size on ${DECKS[type].phrase}: ${formatFeet(LEGAL_ENVELOPE_FT.width)} × ${formatFeet(LEGAL_ENVELOPE_FT.height)} × ${formatFeet(LEGAL_ENVELOPE_FT.length)}`}
          </li>
        )}
      </ul>
      <p className="legal-check-note">Estimate only. Limits vary by state.</p>
    </div>
  );
}
