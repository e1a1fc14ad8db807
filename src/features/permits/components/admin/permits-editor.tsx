import { Pencil, X } from 'lucide-react';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { enterPermitsPath } from '@/features/loads/model/load-path';
import { PERMIT_BADGES } from '@/features/loads/model/permit-labels';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { permitProblem } from '../../model/permit-problem';
import { PermitText } from '../load-permits';
import { PermitForm } from './permit-form';
import { usePermitForm } from './use-permit-form';
import { useRemovePermitMutation } from '../../api/permit-mutations';

/** A load's permits, one per state or province. Choosing a state that has one edits it. */
export function PermitsEditor({ load }: { load: AdminLoad }) {
  const removal = useRemovePermitMutation();
  const state = usePermitForm(load);
  const open = load.permits.filter(({ status }) => status === 'needed' || status === 'applied');
  return (
    <>
      {load.permits.length === 0 && <p className="text-muted">No permits on file yet.</p>}
      <ul className="grid empty:hidden">
        {[...load.permits]
          .sort((a, b) => a.jurisdiction.localeCompare(b.jurisdiction))
          .map((permit) => (
            <li
              key={permit.id}
              className="grid grid-cols-[2rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b py-2 leading-snug last:border-b-0"
            >
              <span className="font-[680]">{permit.jurisdiction}</span>
              <PermitText permit={permit} problem={permitProblem(permit, load)} />
              <Badge tone={PERMIT_BADGES[permit.status].tone}>
                {PERMIT_BADGES[permit.status].word}
              </Badge>
              <span className="flex">
                <Button
                  variant="ghost"
                  size="sm"
                  isIcon
                  aria-label={`Edit ${permit.jurisdiction} permit`}
                  aria-keyshortcuts="e"
                  onClick={() => {
                    state.edit(permit);
                  }}
                >
                  <Pencil />
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  isIcon
                  aria-label={`Remove ${permit.jurisdiction} permit`}
                  isBusy={removal.isPending && removal.variables === permit.id}
                  onClick={() => {
                    if (state.chosen === permit.jurisdiction) state.clear();
                    removal.mutate(permit.id);
                  }}
                >
                  <X />
                </Button>
              </span>
            </li>
          ))}
      </ul>
      {open.length > 1 && load.legs.length > 0 && (
        <div>
          <ButtonLink
            variant="solid"
            size="sm"
            to={enterPermitsPath(load.number)}
          >{`Enter ${String(open.length)} permits`}</ButtonLink>
        </div>
      )}
      <PermitForm state={state} />
    </>
  );
}
