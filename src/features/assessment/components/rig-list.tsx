import { memo } from 'react';
import { formatFeet, formatToInch } from '@domain/numbers/length';
import { formatLb } from '@domain/numbers/pounds';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { cn } from '@/shared/lib/cn';
import { groupsOver, type RankedRig } from '../model/combinations';
import { TooMuch } from './too-much';
import { useIsPrinting } from './use-is-printing';

/** Number of rigs with a drawing; the rest are far down the page. */
const SHOWN = 3;
/** Width of a drawing on paper: one for a wide screen would shrink there. */
const PAPER_PX = 680;

interface RigListProps {
  ranked: readonly RankedRig[];
  size: { length: number; width: number; height: number };
}

/** The fleet's combinations for the load, best first, drawn to scale with the load on them. */
export const RigList = memo(function RigList({ ranked, size }: RigListProps) {
  const isPrinting = useIsPrinting();
  const fitting = ranked.filter(({ misfits }) => misfits.length === 0);
  if (fitting.length === 0) {
    return <TooMuch />;
  }
  const out = ranked.find(({ misfits }) => misfits.length > 0);
  const shown = [...fitting.slice(0, SHOWN), ...(out === undefined ? [] : [out])];
  return (
    <ol>
      {shown.map(({ rig, assessment, misfits }, index) => (
        <li
          key={rig.id}
          className={cn(
            'grid min-w-0 gap-x-gap gap-y-4 border-t border-line-strong py-6 break-inside-avoid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-center',
            misfits.length > 0 || index > 0 ? 'print:hidden' : 'print:grid-cols-1',
          )}
        >
          <div>
            <h3 className="text-base">
              {`${misfits.length === 0 ? `${String(index + 1)}. ` : ''}${rig.name}`}
            </h3>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ui leading-snug text-muted">
              {reasonsFor({ rig, assessment, misfits }).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
          {misfits.length === 0 && (
            <div
              // A new drawing measures its place at once.
              key={String(isPrinting)}
              className="min-w-0"
              style={isPrinting ? { width: PAPER_PX } : undefined}
            >
              <LoadDrawing
                {...size}
                deck={rig.deck}
                axles={rig.axles}
                axleLayout={rig.axleLayout}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
});

const MISFIT_WORDS: Readonly<Record<string, string>> = {
  length: 'the load is too long for this deck',
  width: 'the load is too wide for this deck',
  height: 'the load is too high for this deck',
};

/** Why a rig is where it is in the ranking. */
function reasonsFor({ rig, assessment, misfits }: RankedRig): string[] {
  const { size, states, federal } = assessment;
  if (misfits.length > 0) {
    return misfits.map((misfit) =>
      misfit === 'weight'
        ? `Can’t carry it: rated ${formatLb(rig.capacity ?? 0)}, load is ${formatLb(size.loadWeight ?? 0)}`
        : `Can’t carry it: ${MISFIT_WORDS[misfit] ?? misfit}`,
    );
  }
  const overHeight = states.filter(({ over }) => over.includes('height')).length;
  const reasons: string[] = [];
  if (size.height !== null) {
    const where =
      states.length === 0
        ? ''
        : `, over legal height in ${String(overHeight)} of ${String(states.length)} states`;
    reasons.push(`${formatFeet(size.height)} loaded${where}`);
  }
  if (size.gross !== null) {
    const each = Math.round(size.gross / rig.axles / 100) * 100;
    reasons.push(`About ${formatLb(size.gross)} gross, ${formatLb(each)} average per axle`);
    const over = groupsOver(assessment);
    reasons.push(
      over === 0
        ? `All ${String(federal.groups.length)} axle groups under the federal limits`
        : `${String(over)} of ${String(federal.groups.length)} axle groups over the federal limits`,
    );
  }
  if (size.overallLength !== null) {
    reasons.push(`About ${formatToInch(size.overallLength)} overall`);
  }
  return reasons;
}
