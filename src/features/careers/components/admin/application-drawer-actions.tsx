import { Button } from '@/shared/ui/button';
import type { AdminApplication } from '../../api/admin-applications';
import { nextStatuses, type ApplicationStatus } from '../../model/application-status';
import type { ApplicationHandlers } from './application-actions';

const LABELS: Record<ApplicationStatus, string> = {
  new: 'Mark as new',
  reviewed: 'Mark as reviewed',
  interview: 'Interview',
  hired: 'Hired',
  rejected: 'Rejected',
};

/** What can be done about the application in the drawer (specification 2, section 4). */
export function ApplicationDrawerActions({
  application,
  onStatusChange,
  onDelete,
}: Omit<ApplicationHandlers, 'onDownload'> & { application: AdminApplication }) {
  const next = nextStatuses(application.status);
  return (
    <>
      {next.length > 1 && (
        <p className="w-full text-sm text-subtle">
          Mark as one of these. It cannot be changed afterwards.
        </p>
      )}
      {next.map((status, index) => (
        <Button
          key={status}
          variant={index === 0 ? 'solid' : 'quiet'}
          size="md"
          onClick={() => {
            onStatusChange(application, status);
          }}
        >
          {LABELS[status]}
        </Button>
      ))}
      <Button
        variant="ghost"
        size="md"
        className="ml-auto text-danger-text!"
        onClick={() => {
          onDelete(application);
        }}
      >
        Delete
      </Button>
    </>
  );
}
