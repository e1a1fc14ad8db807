/** Plain names of the scheduled jobs. A job that isn't listed shows its own name. */
const JOB_LABELS: Readonly<Record<string, string>> = {
  'check-files': 'Check uploaded files',
  'collect-limit-hits': 'Count rate limit hits',
  'delete-expired-limits': 'Clean up email limits',
  'delete-expired-requests': 'Delete expired requests',
  'delete-expired-visits': 'Delete old analytics',
  'delete-old-activity': 'Delete old activity',
  'delete-old-availability': 'Delete old availability',
  'delete-old-runs': 'Delete old job records',
  'delete-orphaned-documents': 'Delete unused files',
  'empty-trash': 'Empty the trash',
  'end-idle-staff-sessions': 'Sign out idle staff',
  'send-offers': 'Send offers',
  'expire-offers': 'Expire offers',
  'expire-permits': 'Expire permits',
  'lapse-escort-offers': 'End escort offers',
  'remind-of-offers': 'Send offer reminders',
  'remind-of-papers': 'Send certificate reminders',
  'report-settings': 'Check visitor verification',
  'rotate-event-partitions': 'Rotate analytics tables',
  'send-unsent-emails': 'Send unsent email',
};

/** The interface's name of a job: `Check uploaded files` for `check-files`. */
export function jobLabel(name: string): string {
  return JOB_LABELS[name] ?? name;
}
