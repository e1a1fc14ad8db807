import { DropDialog, PasteDialog, SplitDialog } from './leg-dialogs';
import { filedPermits, legsForPermits } from './leg-permits';
import type { LegsPage } from './use-legs-page';

/** The open dialog of the legs. */
export function LegDialog({ page }: { page: LegsPage }) {
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
