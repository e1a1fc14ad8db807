import { ScheduleView } from '@/features/driver/components/schedule/schedule-view';
import { LoadsPage } from './loads-page';

const ROLES = ['driver', 'pilot_car'] as const;

/** /schedule */
export function SchedulePage() {
  return (
    <LoadsPage
      title="Schedule"
      lead="The weeks ahead: your moves day by day, and the availability you entered."
      description="Your moves and availability, day by day."
      path="/schedule"
      roles={ROLES}
    >
      {(userId) => <ScheduleView userId={userId} />}
    </LoadsPage>
  );
}
