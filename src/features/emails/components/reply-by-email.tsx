import type { QueryKey } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import type { RepliedRecord } from '../model/email-record';
import { ReplyForm } from './reply-form';

interface ReplyByEmailProps {
  record: RepliedRecord;
  /** The queries that show the record. A reply changes it. */
  shownBy: QueryKey;
}

/** The reply button of a record, which the form replaces. Key it by the record's id. */
export function ReplyByEmail({ record, shownBy }: ReplyByEmailProps) {
  const [isWriting, setIsWriting] = useState(false);
  if (isWriting) {
    return (
      <div className="basis-full">
        <ReplyForm
          record={record}
          shownBy={shownBy}
          onDone={() => {
            setIsWriting(false);
          }}
        />
      </div>
    );
  }
  return (
    <Button
      variant="quiet"
      size="md"
      onClick={() => {
        setIsWriting(true);
      }}
    >
      <Mail />
      Reply by email
    </Button>
  );
}
