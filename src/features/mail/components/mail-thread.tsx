import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import type { AnsweredRecord } from '../model/mail-record';
import { ReplyForm } from './reply-form';
import { SentMails } from './sent-mails';

/** The mails about a record, and the form to write another. Key it by the record's id. */
export function MailThread({ record }: { record: AnsweredRecord }) {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <section aria-labelledby="mails" className="grid gap-4">
      <div className="flex min-h-8 items-center justify-between gap-4 border-b pb-2">
        <h3 id="mails" className="type-h4">
          Mails
        </h3>
        {!isWriting && (
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
        )}
      </div>
      {isWriting && (
        <ReplyForm
          record={record}
          onDone={() => {
            setIsWriting(false);
          }}
        />
      )}
      <SentMails type={record.type} id={record.id} />
    </section>
  );
}
