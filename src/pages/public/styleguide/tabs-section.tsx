import { useState } from 'react';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs';
import { Demo } from './demo';

const TABS = ['Analytics Overview', 'Real-time Visitors', 'Event History'];
const STATUSES = [
  { value: 'all', label: 'All', count: 1280 },
  { value: 'new', label: 'New', count: 5 },
  { value: 'reviewed', label: 'Reviewed', count: 41 },
  { value: 'archived', label: 'Archived', count: 82 },
] as const;

type Status = (typeof STATUSES)[number]['value'];

/** Places to be in, and filters with counts. */
export function TabsSection() {
  const [status, setStatus] = useState<Status>('all');
  return (
    <Demo title="Tabs and segmented filter">
      <Tabs defaultValue={TABS[0] ?? ''}>
        <TabsList aria-label="Analytics">
          {TABS.map((tab) => (
            <TabsTrigger key={tab} value={tab}>
              {tab}
            </TabsTrigger>
          ))}
        </TabsList>
        {TABS.map((tab) => (
          <TabsContent key={tab} value={tab}>
            <p className="text-muted">{tab} stands here.</p>
          </TabsContent>
        ))}
      </Tabs>
      <SegmentedFilter label="Status" value={status} onValueChange={setStatus} options={STATUSES} />
    </Demo>
  );
}
