import type { LoadStatus } from '@domain/load-status';

/** The next status a driver can report. The database allows no other. */
export interface ReportStep {
  from: 'assigned' | 'in_transit';
  to: 'in_transit' | 'delivered';
  /** Button label. */
  label: string;
  question: string;
  /** The consequence of confirming. */
  consequence: string;
}

const STEPS: readonly ReportStep[] = [
  {
    from: 'assigned',
    to: 'in_transit',
    label: 'Report in transit',
    question: 'Report this load in transit?',
    consequence:
      'Dispatch and your escorts will see that you’ve left. Only dispatch can undo this.',
  },
  {
    from: 'in_transit',
    to: 'delivered',
    label: 'Report delivered',
    question: 'Report this load delivered?',
    consequence:
      'Dispatch will see that you’ve arrived, and crew phone numbers will be hidden. Only dispatch can undo this.',
  },
];

/** The step a driver can report from this status, if any. */
export function reportStepAfter(status: LoadStatus): ReportStep | undefined {
  return STEPS.find(({ from }) => from === status);
}
