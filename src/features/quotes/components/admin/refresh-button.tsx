import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';
import { adminQuoteKeys } from '../../api/admin-keys';

/** Fetches everything about quotes again. */
export function RefreshButton() {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ queryKey: adminQuoteKeys.all }) > 0;
  return (
    <Button
      variant="quiet"
      size="sm"
      isIcon
      aria-label="Refresh"
      title="Refresh"
      onClick={() => {
        void queryClient.invalidateQueries({ queryKey: adminQuoteKeys.all });
      }}
    >
      <RefreshCw className={cn(isFetching && 'motion-safe:animate-spin')} />
    </Button>
  );
}
