import { useParams } from 'react-router-dom';
import { DeskActions } from '@/features/assessment/components/desk/desk-actions';
import { RulesDesk } from '@/features/assessment/components/desk/rules-desk';
import { ConsolePage } from './console-page';

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
    </ConsolePage>
  );
}
