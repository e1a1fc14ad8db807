import { CheckMail } from './check-mail';
import { RegisterForm } from './register-form';
import type { useRegistration } from './use-registration';

interface RegisterPanelProps {
  registration: ReturnType<typeof useRegistration>;
  onLogin: () => void;
}

/** What the Register tab shows: the form, and what to do after it. */
export function RegisterPanel({ registration, onLogin }: RegisterPanelProps) {
  const { registeredEmail, startAgain, ...rest } = registration;
  if (registeredEmail === null) return <RegisterForm {...rest} />;
  return <CheckMail email={registeredEmail} onLogin={onLogin} onRegisterAgain={startAgain} />;
}
