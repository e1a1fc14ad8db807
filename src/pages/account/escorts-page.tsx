import { EscortsView } from '@/features/loads/components/escorts/escorts-view';
import { LoadsPage } from './loads-page';

/** /escorts */
export function EscortsPage() {
  return (
    <LoadsPage
      title="Escort Jobs"
      lead="Moves that need a pilot car, and the ones you run with."
      description="Your escort jobs."
      path="/escorts"
    >
      {(userId) => <EscortsView userId={userId} />}
    </LoadsPage>
  );
}
