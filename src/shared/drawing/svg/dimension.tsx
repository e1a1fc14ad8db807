import { round } from '../layout/view';
import { Label, textWidth, type LabelTone } from './label';

/** Length of an arrowhead, in pixels. */
const ARROW = 7;

interface DimensionProps {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly tone?: LabelTone;
  readonly size?: number;
  /** Where the extension lines start, for both ends. */
  readonly witness: readonly [number, number];
}

interface HorizontalProps extends DimensionProps {
  readonly y: number;
  /** Where the text goes when it doesn't fit between the arrows. */
  readonly side?: 'left' | 'right';
}

/** A horizontal dimension line from pixel `from` to `to`, broken by its text. */
export function HorizontalDimension({
  from,
  to,
  y,
  text,
  tone = 'plain',
  size = 11,
  witness: [first, second],
  side = 'right',
}: HorizontalProps) {
  const width = textWidth(text, size);
  const gap = width / 2 + 5;
  const middle = (from + to) / 2;
  const fits = to - from > gap * 2 + 15;
  // Under the line, if the text would leave the drawing on the left.
  const isBelow = !fits && side === 'left' && from - 18 - width < 0;
  const inwards = fits || isBelow ? ARROW : -ARROW;
  const reach = y + (y >= first ? 4 : -4);
  const baseline = isBelow ? y + size + 2 : y + size * 0.35;
  const [x, anchor] =
    fits || isBelow
      ? ([middle, 'middle'] as const)
      : side === 'right'
        ? ([to + 18, 'start'] as const)
        : ([from - 18, 'end'] as const);
  const line = fits
    ? trace`M${from} ${y}H${middle - gap}M${middle + gap} ${y}H${to}`
    : isBelow
      ? trace`M${from} ${y}H${to}`
      : trace`M${from - 14} ${y}H${from}M${to} ${y}H${to + 14}`;
  return (
    <>
      <path
        className="ink-witness"
        d={trace`M${from} ${first}V${reach}M${to} ${second}V${reach}`}
      />
      <path className="ink-dimension" d={line} />
      <path
        className="ink-arrow"
        d={trace`M${from} ${y}l${inwards} -2v4ZM${to} ${y}l${-inwards} -2v4Z`}
      />
      <Label x={x} y={baseline} tone={tone} anchor={anchor} size={size}>
        {text}
      </Label>
    </>
  );
}

interface VerticalProps extends DimensionProps {
  readonly x: number;
  /** A second line under the text. */
  readonly note?: string | undefined;
}

/** A vertical dimension line at pixel `x`, from the top (`from`) to the bottom (`to`). */
export function VerticalDimension({
  from,
  to,
  x,
  text,
  tone = 'plain',
  size = 11,
  witness: [first, second],
  note,
}: VerticalProps) {
  const fits = to - from > 20;
  const inwards = fits ? ARROW : -ARROW;
  const middle = (from + to) / 2 + size * 0.35;
  const reach = x + (x >= first ? 4 : -4);
  return (
    <>
      <path
        className="ink-witness"
        d={trace`M${first} ${from}H${reach}M${second} ${to}H${reach}`}
      />
      <path
        className="ink-dimension"
        d={fits ? trace`M${x} ${from}V${to}` : trace`M${x} ${from - 11}V${to + 11}`}
      />
      <path
        className="ink-arrow"
        d={trace`M${x} ${from}l-2 ${inwards}h4ZM${x} ${to}l-2 ${-inwards}h4Z`}
      />
      <Label x={x + 6} y={middle} tone={tone} anchor="start" size={size}>
        {text}
      </Label>
      {note && (
        <Label x={x + 6} y={middle + 13} tone={tone} anchor="start" size={size}>
          {note}
        </Label>
      )}
    </>
  );
}

/** Path data with its numbers rounded. */
function trace(parts: TemplateStringsArray, ...pixels: number[]): string {
  return String.raw(parts, ...pixels.map(round));
}
