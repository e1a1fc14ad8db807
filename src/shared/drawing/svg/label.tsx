import { round } from '../layout/view';

export type LabelTone = 'plain' | 'strong' | 'warn' | 'quiet' | 'caption';

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly tone?: LabelTone;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
}

/** Text with a halo that keeps it readable over lines. Size in pixels. */
export function Label({
  x,
  y,
  children,
  tone = 'plain',
  anchor = 'middle',
  size = 11,
}: LabelProps) {
  return (
    <text className={`tone-${tone}`} x={round(x)} y={round(y)} textAnchor={anchor} fontSize={size}>
      {children}
    </text>
  );
}

/** Approximate width of a condensed text, in pixels. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.46;
