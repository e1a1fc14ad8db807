import type { QueryKey } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { RecordSection } from '@/shared/console/record/record-section';
import { Button } from '@/shared/ui/button';
import type { RepliedRecord } from '../model/email-record';
import { ReplyForm } from './reply-form';
import { SentEmails } from './sent-emails';

interface EmailThreadProps {
  record: RepliedRecord;
  /** The queries that show the record. A reply changes it. */
  shownBy: QueryKey;
}

/** The emails about a record, and the reply form. Key it by the record's id. */
export function EmailThread({ record, shownBy }: EmailThreadProps) {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <RecordSection
      title="Emails"
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
            Reply by email
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
