import { APP_ROLES } from '@contracts/account';
import { ROLE_LABELS } from '@/session/role-labels';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { Select } from '@/shared/ui/select';
import type { UserCounts } from '../api/user-counts';
import type { UserFilters } from '../model/user-list-params';

interface UsersToolbarProps {
  filters: UserFilters;
  /** How many users the search finds of each role, once it is known. */
  counts: UserCounts | undefined;
  onFiltersChange: (filters: UserFilters) => void;
}

/** Search, and the filter by role with how many the search finds of each. */
export function UsersToolbar({ filters, counts, onFiltersChange }: UsersToolbarProps) {
  const counted = (label: string, users: number | undefined) =>
    users === undefined ? label : `${label} (${users.toLocaleString('en-US')})`;
  return (
    <ListToolbar
      label="Search users"
      placeholder="Name, email, company or phone"
      filters={filters}
      onFiltersChange={onFiltersChange}
    >
      <Select
        isCompact
        aria-label="Role"
        value={filters.role}
        onChange={({ target }) => {
          const role = APP_ROLES.find((one) => one === target.value) ?? 'all';
          onFiltersChange({ ...filters, role });
        }}
      >
        <option value="all">{counted('All roles', counts?.all)}</option>
        {APP_ROLES.map((role) => (
          <option key={role} value={role}>
            {counted(ROLE_LABELS[role], counts?.[role])}
          </option>
        ))}
      </Select>
    </ListToolbar>
  );
}
