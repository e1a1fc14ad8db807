import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminLoadQueryOptions } from '@/features/loads/api/admin-loads';
import { loadNeighborsQueryOptions } from '@/features/loads/api/load-neighbors';
import { readListFilters, withSharedParams } from '@/features/loads/model/load-list-params';
import { adminLoadPath } from '@/features/loads/model/load-path';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';

const STEPS = [
  { key: 'k', to: 'previous', label: 'Previous load', Icon: ChevronUp },
  { key: 'j', to: 'next', label: 'Next load', Icon: ChevronDown },
] as const;

interface NeighborButtonsProps {
  /** The load's number or id. */
  name: string;
  /** In words, for the menu on a phone; otherwise as icons, which j and k press. */
  isInMenu?: boolean;
}

/** Buttons for the loads before and after this one in the list it was opened from, otherwise of all by pickup. */
export function NeighborButtons({ name, isInMenu = false }: NeighborButtonsProps) {
  const [params] = useSearchParams();
  const { data: load = null } = useQuery(adminLoadQueryOptions(name));
  const { data } = useQuery({
    ...loadNeighborsQueryOptions(load ?? NO_LOAD, readListFilters(params)),
    enabled: load !== null,
  });
  const navigate = useNavigate();
  return STEPS.map(({ key, to, label, Icon }) => {
    const number = data?.[to] ?? null;
    return (
      <Button
        key={to}
        variant={isInMenu ? 'quiet' : 'ghost'}
        size={isInMenu ? 'md' : 'sm'}
        isIcon={!isInMenu}
        {...(!isInMenu && { 'aria-label': label, 'aria-keyshortcuts': key })}
        aria-disabled={number === null}
        className={cn(
          isInMenu ? 'sm:hidden' : 'max-sm:hidden',
          // Not while they load, or the icons would blink with each j.
          data?.[to] === null && 'cursor-not-allowed opacity-40',
        )}
        onClick={() => {
          if (number !== null) void navigate(withSharedParams(adminLoadPath(number), params));
        }}
      >
        {isInMenu ? label : <Icon />}
      </Button>
    );
  });
}

const NO_LOAD = { id: '', created_at: '', pickup_sort: '', status: 'planned' } as const;
