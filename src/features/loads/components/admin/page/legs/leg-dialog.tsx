import { DropDialog, PasteDialog, SplitDialog } from './leg-dialogs';
import { filedPermits, legsForPermits } from './leg-permits';
import { legName, type LegsPage } from './use-legs-page';
import { changesOf } from '@/features/loads/model/travel/load-travel';
import { TravelDialog } from '../travel/travel-dialog';
import type { useTravel } from '../travel/use-travel';

interface LegDialogProps {
  page: LegsPage;
  travel: ReturnType<typeof useTravel>;
}

/** The open dialog of the legs. */
export function LegDialog({ page, travel }: LegDialogProps) {
  const { dialog, editor, legs, permits } = page;
  if (dialog === null) return null;
  const shared = {
    error: editor.failed?.error ?? null,
    isBusy: editor.isBusy,
    onClose: page.closeDialog,
  };
  if (dialog.kind === 'paste') {
    return (
      <PasteDialog
        {...shared}
        pasted={dialog.text}
        replaced={legs.filter(({ entered_at }) => entered_at === null)}
        onPaste={page.replaceAll}
      />
    );
  }
  const { leg } = dialog;
  if (dialog.kind === 'travel') {
    const limits = travel.windows?.ofLegs.get(leg.id)?.travel.limits;
    if (limits === undefined) return null;
    return (
      <TravelDialog
        {...shared}
        name={legName(leg)}
        limits={limits}
        changes={changesOf(leg)}
        onSave={(changes) => {
          page.changeTravel(leg, changes);
        }}
      />
    );
  }
  if (dialog.kind === 'split') {
    return (
      <SplitDialog
        {...shared}
        leg={leg}
        onSplit={(split, reason) => {
          page.splitNow(leg, split, reason);
        }}
      />
    );
  }
  return (
    <DropDialog
      {...shared}
      leg={leg}
      permits={filedPermits(leg, permits)}
      others={legsForPermits(leg, legs, permits)}
      onDrop={(moved) => {
        page.dropNow(leg, moved);
      }}
    />
  );
}
