export const SAM = { id: '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10', email: 'sam@example.com' };

type Session = { user: typeof SAM; access_token?: string } | null;
type Listener = (event: string, session: Session) => void;
interface AuthFailure {
  name: string;
  message: string;
  status: number;
}

/** The `supabase.auth` calls that src/session uses. The test triggers the events. */
export class FakeAuth {
  session: Session = null;
  signOutError: AuthFailure | null = null;
  readonly #listeners: Listener[] = [];

  /** Triggers an event: sign-in, refresh, or sign-out here or in another tab. */
  tell(event: string, session: Session) {
    this.session = session;
    for (const listener of this.#listeners) listener(event, session);
  }

  onAuthStateChange(listener: Listener) {
    this.#listeners.push(listener);
    void Promise.resolve().then(() => {
      listener('INITIAL_SESSION', this.session);
    });
  }

  signOut() {
    if (this.signOutError === null) this.tell('SIGNED_OUT', null);
    return Promise.resolve({ error: this.signOutError });
  }
}
