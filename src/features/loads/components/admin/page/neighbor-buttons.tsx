import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { adminLoadQueryOptions } from '../../../api/admin-loads';
import { loadNeighborsQueryOptions } from '../../../api/load-page';
import { adminLoadPath } from '../../../model/load-path';

const STEPS = [
  { key: 'k', to: 'previous', Icon: ChevronUp },
  { key: 'j', to: 'next', Icon: ChevronDown },
] as const;

/** Buttons for the open loads that are picked up before and after this one; k and j press them. */
export function NeighborButtons({ name }: { name: string }) {
  const { data: load = null } = useQuery(adminLoadQueryOptions(name));
  const { data } = useQuery({
    ...loadNeighborsQueryOptions(load ?? { id: '', pickup_sort: '' }),
    enabled: load !== null,
  });
  const navigate = useNavigate();
  return STEPS.map(({ key, to, Icon }) => {
    const number = data?.[to] ?? null;
    return (
      <Button
        key={to}
        variant="ghost"
        size="sm"
        isIcon
        aria-label={`${to === 'next' ? 'Next' : 'Previous'} load by pickup`}
        aria-keyshortcuts={key}
        aria-disabled={number === null}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
        onClick={() => {
          if (number !== null) void navigate(adminLoadPath(number));
        }}
      >
        <Icon />
      </Button>
    );
  });
}
