import { saveConsent } from '@/session/consent';
import { Button } from '@/shared/ui/button';
import { QuestionDialog } from '@/shared/ui/question-dialog';
import { CONSENT_TEXT } from '../consent-text';

/** Asks for analytics consent. Paragraphs stay short, so that none becomes the page's LCP element. */
export function ConsentDialog() {
  return (
    <QuestionDialog
      title={CONSENT_TEXT.title}
      answers={
        <>
          <Button
            variant="solid"
            onClick={() => {
              saveConsent('accepted');
            }}
          >
            {CONSENT_TEXT.accept}
          </Button>
          <Button
            variant="solid"
            onClick={() => {
              saveConsent('declined');
            }}
          >
            {CONSENT_TEXT.decline}
          </Button>
        </>
      }
    >
      <p className="text-muted">{CONSENT_TEXT.use}</p>
      <p className="text-muted">{CONSENT_TEXT.before}</p>
      <p className="text-sm text-subtle">
        {CONSENT_TEXT.change}{' '}
        <a href="/privacy" className="link">
          Privacy
        </a>
      </p>
    </QuestionDialog>
  );
}
