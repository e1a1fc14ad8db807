import { Check, FileText, IdCard, Trash2, type LucideIcon } from 'lucide-react';
import { RowAction, RowActions } from '@/shared/console/list/row-action';
import type { AdminApplication } from '../../api/admin-applications';
import { applicantName } from '../../model/applicant';
import { nextStatuses, type ApplicationStatus } from '../../model/application-status';
import { namedDocuments, type NamedDocument } from '../../model/named-documents';

export interface ApplicationHandlers {
  onStatusChange: (application: AdminApplication, status: ApplicationStatus) => void;
  onDownload: (document: NamedDocument) => void;
  /** Asks before anything is deleted. */
  onDelete: (application: AdminApplication) => void;
}

const DOWNLOADS: readonly { kind: NamedDocument['kind']; label: string; Icon: LucideIcon }[] = [
  { kind: 'resume', label: 'Download resume', Icon: FileText },
  { kind: 'cdl', label: 'Download CDL document', Icon: IdCard },
];

/**
 * What can be done about an application from its row. Interview, hired and rejected have no way
 * back: they are said in the drawer, with the person in view.
 */
export function ApplicationActions({
  application,
  onStatusChange,
  onDownload,
  onDelete,
}: ApplicationHandlers & { application: AdminApplication }) {
  const name = applicantName(application);
  const documents = namedDocuments(application);
  return (
    <RowActions>
      <RowAction
        Icon={Check}
        label="Review"
        tip="Mark as reviewed"
        name={name}
        isHidden={!nextStatuses(application.status).includes('reviewed')}
        onClick={() => {
          onStatusChange(application, 'reviewed');
        }}
      />
      {DOWNLOADS.map(({ kind, ...action }) => {
        const found = documents.find((document) => document.kind === kind);
        return (
          <RowAction
            key={kind}
            {...action}
            name={name}
            isHidden={found === undefined}
            onClick={() => {
              if (found) onDownload(found);
            }}
          />
        );
      })}
      <RowAction
        Icon={Trash2}
        label="Delete"
        name={name}
        onClick={() => {
          onDelete(application);
        }}
      />
    </RowActions>
  );
}
