import { useState } from 'react';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs';
import { Demo } from './demo';

const TABS = [
  { value: 'overview', label: 'Analytics Overview' },
  { value: 'visitors', label: 'Real-time Visitors' },
  { value: 'events', label: 'Event History' },
];
const STATUSES = [
  { value: 'all', label: 'All', count: 1280 },
  { value: 'new', label: 'New', count: 5 },
  { value: 'reviewed', label: 'Reviewed', count: 41 },
  { value: 'archived', label: 'Archived', count: 82 },
] as const;

type Status = (typeof STATUSES)[number]['value'];

/** Tabs, and a filter with counts. */
export function TabsSection() {
  const [status, setStatus] = useState<Status>('all');
  return (
    <Demo title="Tabs and segmented filter">
      <Tabs defaultValue="overview">
        <TabsList aria-label="Analytics">
          {TABS.map(({ value, label }) => (
            <TabsTrigger key={value} value={value}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {TABS.map(({ value, label }) => (
          <TabsContent key={value} value={value}>
            <p className="text-muted">{`Content of ${label}.`}</p>
          </TabsContent>
        ))}
      </Tabs>
      <SegmentedFilter label="Status" value={status} onValueChange={setStatus} options={STATUSES} />
    </Demo>
  );
}
