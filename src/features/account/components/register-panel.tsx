import { CheckEmail } from './check-email';
import { RegisterForm } from './register-form';
import type { useRegistration } from './use-registration';

interface RegisterPanelProps {
  registration: ReturnType<typeof useRegistration>;
  onLogin: () => void;
}

/** Content of the Register tab: the form, then the next steps. */
export function RegisterPanel({ registration, onLogin }: RegisterPanelProps) {
  const { registeredEmail, startAgain, ...rest } = registration;
  if (registeredEmail === null) return <RegisterForm {...rest} />;
  return <CheckEmail email={registeredEmail} onLogin={onLogin} onRegisterAgain={startAgain} />;
}
