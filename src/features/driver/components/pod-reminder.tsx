import { GoToButton } from '@/shared/loads/start-problems';
import { Alert } from '@/shared/ui/alert';
import { buttonClass } from '@/shared/ui/button-class';
import { POD_ID } from './section-ids';

/** Asks for the POD before the driver reports delivery. It doesn't block the report. */
export function PodReminder() {
  return (
    <Alert
      tone="info"
      title="Add the POD before you report delivery."
      className="basis-full"
      actions={
        <GoToButton id={POD_ID} className={buttonClass({ variant: 'quiet', size: 'md' })}>
          Go to POD
        </GoToButton>
      }
    />
  );
}
