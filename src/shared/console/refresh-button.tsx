import { useIsFetching, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';

/** Refetches every query under a key. */
export function RefreshButton({ queryKey }: { queryKey: QueryKey }) {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ queryKey }) > 0;
  return (
    <Button
      variant="quiet"
      size="sm"
      isIcon
      aria-label="Refresh"
      title="Refresh"
      onClick={() => {
        void queryClient.invalidateQueries({ queryKey });
      }}
    >
      <RefreshCw className={cn(isFetching && 'motion-safe:animate-spin')} />
    </Button>
  );
}
