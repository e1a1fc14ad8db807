import { SelectCell } from '@/shared/console/bulk/select-cells';
import { NewBadge } from '@/shared/console/list/new-badge';
import { formatRecentDay, formatTime } from '@/shared/lib/format-date';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Td, Tr } from '@/shared/ui/table';
import type { AdminApplication } from '../../api/admin-applications';
import { applicantName, applicantTown } from '../../model/applicant';
import { experienceLabel } from '../../model/experience-label';
import { ApplicationActions, type ApplicationHandlers } from './application-actions';
import { ApplicationStatusBadge } from './application-status-badge';

interface ApplicationRowProps extends ApplicationHandlers {
  application: AdminApplication;
  isOpen: boolean;
  /** It came in while the list was on screen and nobody has opened it yet. */
  isArrival: boolean;
  onOpen: (application: AdminApplication) => void;
}

/** An application in the list: a row, or a card on a phone. */
export function ApplicationRow({
  application,
  isOpen,
  isArrival,
  onOpen,
  ...handlers
}: ApplicationRowProps) {
  const { created_at, email, job_title, experience_years, cdl_license, status } = application;
  const time = formatTime(created_at);
  const day = <time dateTime={created_at}>{formatRecentDay(created_at)}</time>;
  const town = applicantTown(application);
  const experience = `${experienceLabel(experience_years)}${cdl_license ? ', CDL' : ''}`;

  return (
    <Tr isSelected={isOpen}>
      <SelectCell id={application.id} name={applicantName(application)} />
      <Td onCard="hidden" detail={time} className="w-24 whitespace-nowrap">
        {day}
      </Td>
      <Td detail={<span className="line-clamp-1 wrap-anywhere">{email}</span>}>
        <RowTrigger
          className="line-clamp-2 wrap-anywhere"
          onClick={() => {
            onOpen(application);
          }}
        >
          {applicantName(application)}
        </RowTrigger>
      </Td>
      <Td className="max-md:text-right md:w-32">
        <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
          {isArrival && <NewBadge />}
          <ApplicationStatusBadge status={status} />
        </span>
        <span className="text-xs whitespace-nowrap text-subtle md:hidden">
          <br />
          {day}, {time}
        </span>
      </Td>
      <Td
        onCard="full"
        detail={
          <span className="line-clamp-2 wrap-anywhere">
            {town}
            <span className="xl:hidden">
              {town !== '' && ', '}
              {experience}
            </span>
          </span>
        }
      >
        <span className="line-clamp-2 wrap-anywhere">{job_title}</span>
      </Td>
      <Td onCard="hidden" className="whitespace-nowrap max-xl:hidden">
        {experience}
      </Td>
      <Td onCard="hidden" className="w-40 xl:w-28">
        <ApplicationActions application={application} {...handlers} />
      </Td>
    </Tr>
  );
}
