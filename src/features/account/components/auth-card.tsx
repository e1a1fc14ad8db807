import { useState } from 'react';
import { useReturnPath } from '@/session/use-return-path';
import { idleSignOut } from '@/session/idle-sign-out';
import { Alert } from '@/shared/ui/alert';
import { useStore } from '@/shared/lib/store';
import { lazyPart } from '@/shared/lib/lazy-part';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs';
import { LoginForm } from './login-form';
import { useLogin } from './use-login';
import { useRegistration } from './use-registration';

const RegisterPanel = lazyPart(async () => (await import('./register-panel')).RegisterPanel, {
  fallback: <PartLoading className="min-h-80" />,
  onFailure: PartFailure,
});

/** The card of /auth, with the Login and Register tabs. */
export function AuthCard() {
  const [tab, setTab] = useState('login');
  const isIdleSignOut = useStore(idleSignOut) !== null;
  const login = useLogin();
  const registration = useRegistration(useReturnPath());

  return (
    <Tabs value={tab} onValueChange={setTab}>
      {isIdleSignOut && (
        <Alert
          tone="info"
          title="You were signed out after 12 hours without activity."
          className="mb-5"
        />
      )}
      <TabsList aria-label="Sign in or register">
        <TabsTrigger value="login">Login</TabsTrigger>
        <TabsTrigger value="register">Register</TabsTrigger>
      </TabsList>
      <TabsContent value="login">
        <LoginForm {...login} />
      </TabsContent>
      <TabsContent value="register">
        <RegisterPanel
          registration={registration}
          onLogin={() => {
            setTab('login');
          }}
        />
      </TabsContent>
    </Tabs>
  );
}
