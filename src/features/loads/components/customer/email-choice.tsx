import type { LoadTimeline } from '@contracts/load-timeline';
import { Alert } from '@/shared/ui/alert';
import { Checkbox } from '@/shared/ui/checkbox';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { useSetLoadEmails, type QuoteAccess } from '../../api/load-timelines';

interface EmailChoiceProps {
  timeline: LoadTimeline;
  access: QuoteAccess;
}

/** The customer's choice of an email per step. Saved on change, with Undo. */
export function EmailChoice({ timeline, access }: EmailChoiceProps) {
  const { mutate, isPending, isError, isSuccess, variables } = useSetLoadEmails(access);
  const { id, wants_emails: wantsEmails } = timeline;
  if (wantsEmails == null) return null;
  return (
    <Panel className="grid gap-3">
      <h3 className="type-h4">Updates by email</h3>
      <Checkbox
        label="Pickup, holds, delivery and cancellation"
        checked={isPending ? variables.isOn : wantsEmails}
        onChange={({ target }) => {
          if (!isPending) mutate({ id, isOn: target.checked });
        }}
      />
      <div role="status" className="text-sm text-muted empty:hidden">
        {isSuccess && (
          <span className="flex flex-wrap items-center gap-x-3">
            <span>{variables.isOn ? 'Emails are on.' : 'Emails are off.'}</span>
            <Button
              variant="ghost"
              size="md"
              onClick={() => {
                mutate({ id, isOn: !variables.isOn });
              }}
            >
              Undo
            </Button>
          </span>
        )}
      </div>
      {isError && <Alert tone="danger" title="We couldn’t save your choice. Try again." />}
    </Panel>
  );
}
