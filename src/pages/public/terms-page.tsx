import { TERMS } from '@/content/terms';
import { LegalPage } from './legal/legal-page';

/** /terms */
export function TermsPage() {
  return <LegalPage document={TERMS} />;
}
