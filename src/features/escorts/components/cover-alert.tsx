import { Alert } from '@/shared/ui/alert';
import { ButtonLink } from '@/shared/ui/button';

interface CoverAlertProps {
  title: string;
  /** Gaps in the cover, one sentence each, without the period. */
  gaps: readonly string[];
  /** True if only dispatch can fix it. */
  isWaiting?: boolean;
}

/** Gaps in a pilot car's certificates and insurance, and how to fix them. */
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
