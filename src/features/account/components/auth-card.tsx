import { useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs';
import { CheckMail } from './check-mail';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { useLogin } from './use-login';
import { useRegistration } from './use-registration';

/** The card of /auth: Login and Register (specification 1, section 2). */
export function AuthCard() {
  const [tab, setTab] = useState('login');
  const login = useLogin();
  const { registeredEmail, startAgain, ...registration } = useRegistration();

  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList aria-label="Sign in or register">
        <TabsTrigger value="login">Login</TabsTrigger>
        <TabsTrigger value="register">Register</TabsTrigger>
      </TabsList>
      <TabsContent value="login">
        <LoginForm {...login} />
      </TabsContent>
      <TabsContent value="register">
        {registeredEmail === null ? (
          <RegisterForm {...registration} />
        ) : (
          <CheckMail
            email={registeredEmail}
            onLogin={() => {
              setTab('login');
            }}
            onRegisterAgain={startAgain}
          />
        )}
      </TabsContent>
    </Tabs>
  );
}
