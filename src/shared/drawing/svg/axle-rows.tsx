import { formatToInch } from '@domain/numbers/length';
import type { AxleGroup } from '../geometry/vehicle';
import { pixelX, type View } from '../layout/view';
import { HorizontalDimension } from './dimension';
import { Label } from './label';

interface AxleRowProps {
  readonly groups: readonly AxleGroup[];
  readonly view: View;
  readonly y: number;
}

/** Numbers under the axles, counted from the front. */
export function AxleNumbers({ groups, view, y }: AxleRowProps) {
  return allAxles(groups).map((axle, index) => (
    <g key={axle}>
      <circle className="ink-balloon" cx={pixelX(view, axle)} cy={y} r={8} />
      <Label x={pixelX(view, axle)} y={y + 3.6} size={10}>
        {String(index + 1)}
      </Label>
    </g>
  ));
}

/** The distance from each axle to the next. */
export function AxleSpacings({ groups, view, y }: AxleRowProps) {
  const axles = allAxles(groups);
  const witness = [view.ground + 8, view.ground + 8] as const;
  return axles.slice(1).map((axle, index) => {
    const last = axles[index] ?? axle;
    return (
      <HorizontalDimension
        key={axle}
        from={pixelX(view, last)}
        to={pixelX(view, axle)}
        y={y}
        text={formatToInch(axle - last)}
        size={10.5}
        witness={witness}
      />
    );
  });
}

/** A labeled bracket under each axle group. */
export function AxleGroups({ groups, view, y }: AxleRowProps) {
  return groups.map(({ name, axles }) => {
    const from = pixelX(view, (axles[0] ?? 0) - 1.4);
    const to = pixelX(view, (axles.at(-1) ?? 0) + 1.4);
    const label = /\d/u.test(name) ? name : `${name} ${String(axles.length)}`;
    return (
      <g key={from}>
        <path
          className="ink-dimension"
          d={`M${String(from)} ${String(y - 8)}v4H${String(to)}v-4`}
        />
        <Label x={(from + to) / 2} y={y + 9} tone="quiet" size={10.5}>
          {label}
        </Label>
      </g>
    );
  });
}

const allAxles = (groups: readonly AxleGroup[]) => groups.flatMap((group) => group.axles);
