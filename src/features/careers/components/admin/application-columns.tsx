import { CalendarCheck, Check, FileText, IdCard, ShieldAlert, type LucideIcon } from 'lucide-react';
import {
  ACTIONS_COLUMN,
  CREATED_COLUMN,
  NEWEST_FIRST_SORT,
  statusColumn,
} from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import {
  RecordRowActions,
  type RecordHandlers,
  type StatusAction,
} from '@/shared/console/list/record-actions';
import { RowAction } from '@/shared/console/list/row-action';
import { EmailText } from '@/shared/ui/email-text';
import { RowTrigger } from '@/shared/ui/row-trigger';
import type { AdminApplication } from '../../api/application-inbox';
import { applicantName, applicantLocation } from '../../model/applicant';
import type { APPLICATION_LIST_PARAMS } from '../../model/application-list-params';
import { nextStatuses, type ApplicationStatus } from '../../model/application-status';
import { experienceLabel } from '../../model/experience-label';
import { namedDocuments, type NamedDocument } from '../../model/named-documents';
import { APPLICATION_STATUS_BADGES, ApplicationStatusBadge } from './application-status-badge';

export interface ApplicationHandlers extends RecordHandlers<AdminApplication> {
  onDownload: (document: NamedDocument) => void;
  /** Why a file can't be opened; `undefined` if it can. */
  whyClosed: (path: string) => string | undefined;
}

const action = (
  status: ApplicationStatus,
  label: string,
  places?: Pick<StatusAction<ApplicationStatus>, 'row' | 'bulk' | 'confirm'>,
) => ({
  status,
  label,
  ...places,
  canFollow: (before: ApplicationStatus) => nextStatuses(before).includes(status),
});

/** A rejected applicant can't be considered again. */
const REJECTION = { verb: 'Reject', description: 'This cannot be undone.' };

/** Not in the row, because Hired and Rejected can't be undone. */
export const APPLICATION_ACTIONS: readonly StatusAction<ApplicationStatus>[] = [
  action('reviewed', 'Mark as reviewed', {
    row: { Icon: Check, label: 'Review' },
    bulk: 'Mark as reviewed',
  }),
  action('interview', 'Interview', { row: { Icon: CalendarCheck, label: 'Interview' } }),
  action('hired', 'Hired'),
  action('rejected', 'Rejected', { bulk: 'Reject', confirm: REJECTION }),
];

const DOWNLOADS: readonly { kind: NamedDocument['kind']; label: string; Icon: LucideIcon }[] = [
  { kind: 'resume', label: 'Download resume', Icon: FileText },
  { kind: 'cdl', label: 'Download CDL document', Icon: IdCard },
];

const experienceOf = ({ experience_years, cdl_license }: AdminApplication) =>
  `${experienceLabel(experience_years)}${cdl_license ? ', CDL' : ''}`;

/** The applications list's columns. */
export const APPLICATION_COLUMNS = listColumns<
  AdminApplication,
  typeof APPLICATION_LIST_PARAMS,
  ApplicationHandlers
>([
  {
    ...CREATED_COLUMN,
    sort: NEWEST_FIRST_SORT,
    csv: { header: 'Received', value: ({ created_at }) => created_at },
  },
  {
    header: 'Applicant',
    csv: [
      { value: applicantName },
      { header: 'Email', value: ({ email }) => email },
      { header: 'Phone', value: ({ phone }) => phone },
    ],
    skeleton: 'w-40',
    sort: { ascending: 'name', descending: 'name-down' },
    cell: (application, { open }) => (
      <RowTrigger
        className="line-clamp-2 wrap-anywhere"
        title={applicantName(application)}
        onClick={open}
      >
        {applicantName(application)}
      </RowTrigger>
    ),
    detail: ({ email }) => (
      <span className="line-clamp-2 wrap-anywhere" title={email}>
        <EmailText email={email} />
      </span>
    ),
  },
  {
    ...statusColumn<AdminApplication>(({ status }) => <ApplicationStatusBadge status={status} />),
    className: 'md:w-32',
    csv: { value: ({ status }) => status },
    filter: { param: 'status', label: 'Status', labels: APPLICATION_STATUS_BADGES },
  },
  {
    header: 'Position',
    csv: [
      { value: ({ job_title }) => job_title },
      { header: 'Location', value: applicantLocation },
    ],
    card: 'line',
    skeleton: 'w-52',
    filter: { param: 'position', label: 'Position', isSelect: true, allLabel: 'All positions' },
    cell: ({ job_title }) => (
      <span className="line-clamp-2 wrap-anywhere" title={job_title}>
        {job_title}
      </span>
    ),
    detail: (application) => {
      const location = applicantLocation(application);
      return (
        <span className="line-clamp-2 wrap-anywhere" title={location}>
          <span>{location}</span>
          <span className="dense:hidden">
            {`${location !== '' ? ', ' : ''}${experienceOf(application)}`}
          </span>
        </span>
      );
    },
  },
  {
    header: 'Experience',
    csv: [
      { header: 'Years of experience', value: ({ experience_years }) => experience_years },
      { header: 'CDL', value: ({ cdl_license }) => cdl_license },
    ],
    isWideOnly: true,
    className: 'whitespace-nowrap',
    skeleton: 'w-24',
    sort: { ascending: 'experience-up', descending: 'experience', first: 'descending' },
    cell: experienceOf,
  },
  {
    ...ACTIONS_COLUMN,
    className: 'w-40 dense:w-28',
    skeleton: 'ml-auto h-8 w-35 dense:h-5 dense:w-28',
    cell: (application, { handlers }) => {
      const name = applicantName(application);
      const documents = namedDocuments(application);
      return (
        <RecordRowActions
          record={application}
          name={name}
          actions={APPLICATION_ACTIONS}
          hasOneStep
          handlers={handlers}
        >
          {DOWNLOADS.map(({ kind, label, Icon }) => {
            const document = documents.find((each) => each.kind === kind);
            const unavailable = document && handlers.whyClosed(document.path);
            return (
              <RowAction
                key={kind}
                label={label}
                Icon={unavailable === undefined ? Icon : ShieldAlert}
                name={name}
                isHidden={document === undefined}
                unavailable={unavailable}
                onClick={() => {
                  if (document) handlers.onDownload(document);
                }}
              />
            );
          })}
        </RecordRowActions>
      );
    },
  },
]);
