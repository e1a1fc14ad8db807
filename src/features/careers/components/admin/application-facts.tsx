import {
  EmailLink,
  PhoneLink,
  RecordFact,
  RecordFacts,
} from '@/shared/console/record/record-facts';
import { formatDateTime } from '@domain/time/moment-text';
import { formatFullDay } from '@domain/time/day-text';
import type { AdminApplication } from '../../api/application-inbox';
import type { ApplicationDetails } from '../../api/opened-application';
import { applicantAddress } from '../../model/applicant';
import { experienceLabel } from '../../model/experience-label';

const NOT_GIVEN = <span className="text-subtle">Not given</span>;

interface ApplicationFactsProps {
  application: AdminApplication;
  details: ApplicationDetails;
}

/** The applicant's answers. */
export function ApplicationFacts({ application, details }: ApplicationFactsProps) {
  const { email, phone, experience_years, cdl_license } = application;
  const { availability_date } = details;
  const { created_at, updated_at } = application;
  const address = applicantAddress({ ...application, ...details });
  return (
    <RecordFacts>
      <RecordFact term="Email">
        <EmailLink email={email} />
      </RecordFact>
      <RecordFact term="Phone">
        <PhoneLink phone={phone} />
      </RecordFact>
      <RecordFact term="Address">{address === '' ? NOT_GIVEN : address}</RecordFact>
      <RecordFact term="Experience">{experienceLabel(experience_years)}</RecordFact>
      <RecordFact term="CDL">{cdl_license ? 'Yes' : 'No'}</RecordFact>
      <RecordFact term="Can start">
        {/* A date without a time: in Dayton's time zone it would show as the day before. */}
        {availability_date === null ? NOT_GIVEN : formatFullDay(availability_date)}
      </RecordFact>
      {updated_at !== created_at && (
        <RecordFact term="Last change">{formatDateTime(updated_at)}</RecordFact>
      )}
    </RecordFacts>
  );
}
