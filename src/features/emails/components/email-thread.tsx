import type { QueryKey } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { RecordSection } from '@/shared/console/record/record-section';
import { Button } from '@/shared/ui/button';
import type { AnsweredRecord } from '../model/email-record';
import { ReplyForm } from './reply-form';
import { SentEmails } from './sent-emails';

interface EmailThreadProps {
  record: AnsweredRecord;
  /** What of the console shows the record: an answer changes it. */
  shownBy: QueryKey;
}

/** The mails about a record, and the form to write another. Key it by the record's id. */
export function EmailThread({ record, shownBy }: EmailThreadProps) {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <RecordSection
      title="Mails"
      action={
        !isWriting && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setIsWriting(true);
            }}
          >
            <Mail />
            Reply by mail
          </Button>
        )
      }
    >
      {isWriting && (
        <ReplyForm
          record={record}
          shownBy={shownBy}
          onDone={() => {
            setIsWriting(false);
          }}
        />
      )}
      <SentEmails type={record.type} id={record.id} />
    </RecordSection>
  );
}
