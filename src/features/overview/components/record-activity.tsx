import { useQuery } from '@tanstack/react-query';
import { RecordSection } from '@/shared/console/record/record-section';
import { recordActivityQueryOptions } from '../api/activity';
import { ActivityList } from './activity-list';

/** The activity of one record, newest first. */
export function RecordActivity({ id }: { id: string }) {
  return (
    <RecordSection title="Activity">
      <ActivityList
        query={useQuery(recordActivityQueryOptions(id))}
        failure="We couldn’t load the activity."
        isOfOneRecord
      />
    </RecordSection>
  );
}
