import { formatFeet } from '@domain/numbers/length';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';

const { width, height, length } = LEGAL_ENVELOPE_FT;

/** Legend of a load drawing. */
export function LoadLegend() {
  return (
    <p className="drawing-legend">
      <span>
        <i />
        Load
      </span>
      <span>
        <i className="is-envelope" />
        {`Legal envelope ${formatFeet(width)} × ${formatFeet(height)} × ${formatFeet(length)}`}
      </span>
      <span>
        <i className="is-over" />
        Over legal: permit required
      </span>
    </p>
  );
}
