import type { ReactNode } from 'react';
import type { LoadRow } from '@/features/loads/model/load-record';
import { groupLoads } from '../model/group-loads';
import { LoadListItem } from './load-list-item';

interface LoadListProps {
  loads: readonly LoadRow[];
  openId: string | undefined;
}

/** A driver's loads: in transit first, then upcoming by day. */
export function LoadList({ loads, openId }: LoadListProps) {
  return groupLoads(loads).map(({ title, loads: group }) => (
    <LoadGroup key={title} title={title}>
      {group.map((load) => (
        <LoadListItem key={load.id} load={load} isOpen={load.id === openId} />
      ))}
    </LoadGroup>
  ));
}

/** A titled list of loads. */
export function LoadGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="border-b border-line-strong pb-2 type-h4">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
