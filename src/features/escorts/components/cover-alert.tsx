import { Alert } from '@/shared/ui/alert';
import { ButtonLink } from '@/shared/ui/button';

interface CoverAlertProps {
  title: string;
  /** What isn't covered, one sentence each, without the period. */
  gaps: readonly string[];
  /** Whether only dispatch can fix it. */
  isWaiting?: boolean;
}

/** What a pilot car's certificates and insurance don't cover, and how to fix it. */
export function CoverAlert({ title, gaps, isWaiting = false }: CoverAlertProps) {
  return (
    <Alert
      tone={isWaiting ? 'warn' : 'danger'}
      title={title}
      actions={
        isWaiting ? undefined : (
          <ButtonLink to="/profile#certificates" variant="quiet" size="sm">
            Upload documents
          </ButtonLink>
        )
      }
    >
      {gaps.map((text) => (
        <span key={text} className="block">
          {`${text}.`}
        </span>
      ))}
    </Alert>
  );
}
