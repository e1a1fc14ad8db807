import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { LoadSection } from './load-section';

const LoadDocuments = lazyPart(
  async () => (await import('./documents/load-documents')).LoadDocuments,
  { fallback: <Skeleton className="h-40" />, onFailure: NotLoaded },
);

/** The load's documents. */
export function DocumentsSection({ load }: { load: AdminLoad }) {
  return (
    <LoadSection title="Documents">
      <LoadDocuments loadId={load.id} permits={load.permits} />
    </LoadSection>
  );
}
