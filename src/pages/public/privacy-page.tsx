import { PRIVACY } from '@/content/privacy';
import { LegalPage } from './legal/legal-page';

/** /privacy */
export function PrivacyPage() {
  return <LegalPage document={PRIVACY} />;
}
