import { Plus } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import type { LegsPage } from './use-legs-page';

/** Buttons for all legs of a load. */
export function LegsActions({ page }: { page: LegsPage }) {
  const { legs, blocked, proposal } = page;
  const look = { variant: 'quiet', size: 'sm', unavailable: blocked } as const;
  return (
    <span className="flex flex-wrap gap-2">
      {legs.length === 0 && (
        <Button {...look} isBusy={proposal.isPending} onClick={page.propose}>
          Propose legs
        </Button>
      )}
      <Button {...look} onClick={page.add}>
        <Plus /> Add leg
      </Button>
      {legs.length > 0 && (
        <Button {...look} isBusy={proposal.isPending} onClick={page.propose}>
          Propose times
        </Button>
      )}
      <Button
        {...look}
        onClick={() => {
          page.paste('');
        }}
      >
        Paste rows
      </Button>
    </span>
  );
}
