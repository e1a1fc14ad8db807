import type { LoadStatus } from '@contracts/load';

/** What a driver may report next about a load; the database allows no other step. */
export interface ReportStep {
  from: 'assigned' | 'in_transit';
  to: 'in_transit' | 'delivered';
  /** On the button. */
  label: string;
  question: string;
  /** What follows from a yes. */
  consequence: string;
}

const STEPS: readonly ReportStep[] = [
  {
    from: 'assigned',
    to: 'in_transit',
    label: 'Report under way',
    question: 'Is this load under way?',
    consequence:
      'Dispatch and your escorts see that you have left. Only dispatch can take it back.',
  },
  {
    from: 'in_transit',
    to: 'delivered',
    label: 'Report delivered',
    question: 'Is this load delivered?',
    consequence:
      'Dispatch sees that it has arrived, and the phone numbers of the crew are no longer shown. Only dispatch can take it back.',
  },
];

/** The step after this status, where there is one for the driver. */
export function reportStepAfter(status: LoadStatus): ReportStep | undefined {
  return STEPS.find(({ from }) => from === status);
}
