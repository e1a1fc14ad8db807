import { passwordStrength } from '@/shared/lib/password-strength';
import { cn } from '@/shared/lib/cn';

interface PasswordStrengthHintProps {
  password: string;
  /** Shortest password that is accepted. */
  min: number;
  /** What others know of the person: name, mail address. */
  known: readonly string[];
}

const BARS = [1, 2, 3] as const;
const COLOURS = ['bg-danger', 'bg-danger', 'bg-accent', 'bg-ok'] as const;

/** Under a new password: what is asked for, and once something is typed, how hard it is to guess. */
export function PasswordStrengthHint({ password, min, known }: PasswordStrengthHintProps) {
  const { level, text } = passwordStrength(password, { min, known });
  const isEmpty = password === '';
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="grid max-w-48 grid-cols-3 gap-1">
        {BARS.map((bar) => (
          <span
            key={bar}
            className={cn(
              'h-1 rounded-full',
              !isEmpty && level >= bar ? COLOURS[level] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span role="status">{isEmpty ? `At least ${String(min)} characters.` : text}</span>
    </span>
  );
}
