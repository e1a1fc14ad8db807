import { ScheduleBoard } from '@/features/loads/components/schedule/schedule-board';
import { LoadsPage } from './loads-page';

/** /schedule */
export function SchedulePage() {
  return (
    <LoadsPage
      title="Schedule"
      lead="The weeks ahead: your moves day by day, and the days you have entered yourself."
      description="The weeks ahead, day by day."
      path="/schedule"
    >
      {(userId) => <ScheduleBoard userId={userId} />}
    </LoadsPage>
  );
}
