import { passwordStrength } from '@/shared/lib/password-strength';
import { cn } from '@/shared/lib/cn';

interface PasswordStrengthHintProps {
  password: string;
  /** Minimum length. */
  min: number;
  /** Words that others know about the user: name, email address. */
  known: readonly string[];
}

const BARS = [1, 2, 3] as const;
const COLORS = ['bg-danger', 'bg-danger', 'bg-accent', 'bg-ok'] as const;

/** Under a new-password field: the minimum length, then the strength of what is typed. */
export function PasswordStrengthHint({ password, min, known }: PasswordStrengthHintProps) {
  const { level, text } = passwordStrength(password, { min, known });
  const isEmpty = password === '';
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="grid max-w-48 grid-cols-3 gap-1">
        {BARS.map((bar) => (
          <span
            key={bar}
            className={cn('h-1 rounded-full', !isEmpty && level >= bar ? COLORS[level] : 'bg-line')}
          />
        ))}
      </span>
      <span role="status">{isEmpty ? `At least ${String(min)} characters.` : text}</span>
    </span>
  );
}
