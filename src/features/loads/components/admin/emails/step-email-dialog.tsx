import { useQuery } from '@tanstack/react-query';
import {
  stepEmailSettingsQueryOptions,
  useSwitchStepEmail,
} from '@/features/loads/api/step-email-settings';
import { Dialog } from '@/shared/ui/dialog';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';

const RECIPIENTS = ['customer', 'driver', 'pilot car'];

export interface StepEmailDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Which emails customers, drivers and pilot cars get about a load's steps and about expiring papers. */
export function StepEmailDialog(dialog: StepEmailDialogProps) {
  return (
    <Dialog
      {...dialog}
      size="sm"
      title="Automatic emails"
      description="Turning off a kind also stops its emails that haven’t been sent yet."
    >
      <Settings />
    </Dialog>
  );
}

function Settings() {
  const query = useQuery(stepEmailSettingsQueryOptions());
  const { mutate, isPending, variables } = useSwitchStepEmail();
  if (query.isError && query.data === undefined) {
    return <RetryAlert title="We couldn’t load the settings." query={query} />;
  }
  // Switches without their settings would all look off.
  if (query.data === undefined) return <Skeleton className="h-96" />;
  const kinds = query.data;
  return RECIPIENTS.map((to, index) => (
    <section key={to} aria-labelledby={`emails-${String(index)}`} className="mb-5 last:mb-0">
      <h3 id={`emails-${String(index)}`} className="type-h4 mb-1">
        {`To the ${to}`}
      </h3>
      <ul>
        {kinds
          .filter(({ recipient }) => recipient === to)
          .map(({ kind, name, is_on }) => {
            const isBusy = isPending && variables.kind === kind;
            return (
              <li
                key={kind}
                className="flex min-h-11 items-center justify-between gap-4 border-t first:border-t-0"
              >
                <span>{name}</span>
                <Switch
                  label={`${name}, to the ${to}`}
                  isOn={isBusy ? variables.isOn : is_on}
                  isBusy={isBusy}
                  onChange={(isOn) => {
                    mutate({ kind, isOn });
                  }}
                />
              </li>
            );
          })}
      </ul>
    </section>
  ));
}
