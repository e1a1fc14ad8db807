import { useParams } from 'react-router-dom';
import { DeskActions } from '@/features/assessment/components/desk/desk-actions';
import { RulesDesk } from '@/features/assessment/components/desk/rules-desk';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ConsolePage } from './console-page';

const CertificateRules = lazyPart(
  async () =>
    (await import('@/features/pilot-papers/components/certificate-rules')).CertificateRules,
  { onFailure: NotLoaded },
);

/** /admin/rules and /admin/rules/:state */
export function RulesPage() {
  const { state = null } = useParams();
  const code = state?.toUpperCase() ?? null;
  return (
    <ConsolePage
      title={code === null ? 'Rules' : `Rules, ${code}`}
      path={code === null ? '/admin/rules' : `/admin/rules/${code}`}
      actions={<DeskActions state={code} />}
    >
      <RulesDesk state={code} />
      {code !== null && <CertificateRules key={code} state={code} />}
    </ConsolePage>
  );
}
