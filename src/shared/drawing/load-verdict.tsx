import { describeExcess } from './check-load';
import { deckFromEquipment } from './deck-from-equipment';
import { DECKS, type DeckType } from './decks';
import './drawing.css';
import { formatFeet } from './format-feet';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { knownSize, type LoadSize } from './load-size';

interface LoadVerdictProps extends LoadSize {
  readonly deck?: DeckType | undefined;
  readonly equipment?: string | null | undefined;
  readonly className?: string | undefined;
}

/**
 * What the drawing shows, in plain words: every limit the load is over and by how much. Says so
 * where the load is legal, and stays silent until a measurement is known.
 */
export function LoadVerdict({ deck, equipment, className, ...size }: LoadVerdictProps) {
  const load = knownSize(size);
  const type = deck ?? deckFromEquipment(equipment);
  const excess = describeExcess(load, type);
  const isComplete = load.length > 0 && load.width > 0 && load.height > 0;
  if (excess.length === 0 && !isComplete) return null;
  return (
    <div className={className}>
      <ul className="load-verdict">
        {excess.length > 0 ? (
          excess.map((sentence) => <li key={sentence}>{sentence}</li>)
        ) : (
          <li className="is-legal">
            {`Within ${formatFeet(LEGAL_ENVELOPE_FT.width)} × ${formatFeet(LEGAL_ENVELOPE_FT.height)} × ${formatFeet(LEGAL_ENVELOPE_FT.length)} on ${DECKS[type].phrase}.`}
          </li>
        )}
      </ul>
      <p className="load-verdict-note">Help, not advice: states differ.</p>
    </div>
  );
}
