import { useState } from 'react';
import type { EscortCover } from '@/features/loads/model/crew/escort-cover';
import { ReasonDialog } from '@/shared/forms/reason-dialog';
import { Button } from '@/shared/ui/button';
import { useClearCoverMutation } from '../../api/pilot-cover';
import { coverItem } from '../../model/escort-cover';

interface CoverGapsProps {
  /** The pilot car's name. */
  name: string;
  covers: readonly EscortCover[];
  /** True if dispatch can still clear a gap. */
  canClear: boolean;
}

/** The gaps in a pilot car's papers for an escort: those dispatch cleared, and buttons for the rest. */
export function CoverGaps({ name, covers, canClear }: CoverGapsProps) {
  const [asked, setAsked] = useState<EscortCover | null>(null);
  const { mutate, isPending, error, reset } = useClearCoverMutation();
  const gaps = covers.filter(({ problem }) => problem !== null);
  if (gaps.length === 0) return null;
  return (
    <>
      <ul aria-label={`Not covered: ${name}`} className="grid basis-full gap-1.5 pt-1 text-sm">
        {gaps.map((cover) => (
          <li key={cover.item} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <span className={cover.is_cleared ? undefined : 'font-semibold text-warn'}>
                {`${cover.problem ?? ''}.`}
              </span>{' '}
              {cover.is_cleared && <span className="text-subtle">{clearedText(cover)}</span>}
            </span>
            {canClear && !cover.is_cleared && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${verbOf(cover)} ${coverItem(cover)} for ${name}`}
                onClick={() => {
                  reset();
                  setAsked(cover);
                }}
              >
                {verbOf(cover)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ReasonDialog
          title={
            asked.cover === 'not_known'
              ? `Confirm ${coverItem(asked)} for ${name}?`
              : `Allow ${name} anyway?`
          }
          description={`${asked.problem ?? ''}. It counts for this job only.`}
          hint={
            asked.cover === 'not_known'
              ? 'How you know, such as who you called. It stays in the load’s log.'
              : 'It stays in the load’s log, with your name.'
          }
          error={error}
          failure="We couldn’t save this."
          submitLabel={asked.cover === 'not_known' ? 'Confirm' : 'Allow anyway'}
          isBusy={isPending}
          onReason={(reason) => {
            mutate(
              { cover: asked, reason },
              {
                onSuccess: () => {
                  setAsked(null);
                },
              },
            );
          }}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

const verbOf = ({ cover }: EscortCover) => (cover === 'not_known' ? 'Confirm' : 'Allow anyway');

function clearedText({ cover, cleared_by: by, reason }: EscortCover): string {
  const verb = cover === 'not_known' ? 'Confirmed' : 'Allowed';
  const text = by === null ? verb : `${verb} by ${by}`;
  return reason === null || reason === '' ? `${text}.` : `${text}: ${reason}`;
}
