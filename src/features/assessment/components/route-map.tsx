import { useRef, useState, type KeyboardEvent } from 'react';
import type { StateAssessment } from '@assessment/state';
import { cn } from '@/shared/lib/cn';
import { stateName } from '@domain/places/states';
import { MAP_COLUMNS, MAP_ROWS, nextTile, TILES } from '../model/tile-map';
import { TILE_LOOK } from './verdict';

interface RouteMapProps {
  route: readonly string[];
  /** States that can't be taken off the route. */
  fixed: readonly (string | null)[];
  states: readonly StateAssessment[];
  onToggle: (state: string) => void;
}

/** Every state as a tile, with the route on it. Arrow keys move, Enter adds or removes. */
export function RouteMap({ route, fixed, states, onToggle }: RouteMapProps) {
  const [current, setCurrent] = useState('OH');
  const tiles = useRef(new Map<string, HTMLButtonElement>());

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = nextTile(current, event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    tiles.current.get(next)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its buttons
    <div
      role="group"
      aria-label="Route map. Choose the states the load crosses. Arrow keys move."
      onKeyDown={handleKeyDown}
      className="relative grid gap-0.5 max-sm:-mx-4 print:hidden"
      style={{ gridTemplateColumns: `repeat(${String(MAP_COLUMNS)}, minmax(0, 1fr))` }}
    >
      {TILES.map(({ state, row, column }) => {
        const place = route.indexOf(state);
        const answer = states.find((each) => each.state === state);
        return (
          <button
            key={state}
            type="button"
            ref={(button) => {
              if (button === null) tiles.current.delete(state);
              else tiles.current.set(state, button);
            }}
            tabIndex={state === current ? 0 : -1}
            aria-pressed={place >= 0}
            aria-disabled={fixed.includes(state) || undefined}
            aria-label={
              place >= 0
                ? `${state}, ${stateName(state)}, ${String(place + 1)} of ${String(route.length)} on the route`
                : `${state}, ${stateName(state)}`
            }
            onFocus={() => {
              setCurrent(state);
            }}
            onClick={() => {
              if (!fixed.includes(state)) onToggle(state);
            }}
            style={{ gridRow: row + 1, gridColumn: column + 1 }}
            className={cn(
              'grid aspect-square min-w-0 cursor-pointer place-items-center rounded-xs font-cond text-[clamp(0.6875rem,1.2vw,0.9375rem)] leading-none focus-visible:z-2',
              place >= 0
                ? cn('pb-[32%] font-bold', TILE_LOOK[answer?.expectation ?? 'unknown'])
                : 'border border-line-strong bg-surface text-muted hover:border-fg hover:text-fg',
            )}
          >
            <span className={cn(place >= 0 && 'rounded-xs bg-surface/85 px-0.5 text-fg')}>
              {state}
            </span>
          </button>
        );
      })}
      <RouteLine route={route} />
    </div>
  );
}

/** The route as a line from tile to tile. */
function RouteLine({ route }: { route: readonly string[] }) {
  const points = route.flatMap((state) => {
    const tile = TILES.find((each) => each.state === state);
    return tile === undefined ? [] : [[tile.column + 0.5, tile.row + 0.84] as const];
  });
  const [first] = points;
  if (first === undefined) return null;
  return (
    <svg
      viewBox={`0 0 ${String(MAP_COLUMNS)} ${String(MAP_ROWS)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-1 size-full"
    >
      <path
        d={`M${points.map((point) => point.join(' ')).join('L')}`}
        fill="none"
        stroke="var(--fg)"
        strokeWidth=".1"
      />
      {points.map(([x, y], index) => (
        <circle
          key={`${String(x)} ${String(y)}`}
          cx={x}
          cy={y}
          r={index === 0 ? 0.14 : 0.09}
          fill={index === 0 ? 'var(--bg-raised)' : 'var(--fg)'}
          stroke="var(--fg)"
          strokeWidth=".07"
        />
      ))}
    </svg>
  );
}
