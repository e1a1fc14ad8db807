import { claimRecord } from './emails.ts';
import { hashOf, newToken } from './link-tokens.ts';
import type { Caller, Project } from './project.ts';
import { aQuote } from './rows.ts';

/** The parts of a response these tests read; the client is untyped. */
interface Answer {
  data: unknown;
  error: { code: string } | null;
  status: number;
}

/** Helpers for tests of private links. */
export function privateLinks(project: Project) {
  return {
    track: async (token: unknown, caller: Caller = 'visitor'): Promise<Answer> =>
      project.as(caller).rpc('track_quote', { _token: token }),

    /** Sends a quote as the form does, with its own link. */
    send: async (parts: Record<string, unknown> = {}, caller: Caller = 'visitor') => {
      const token = newToken();
      const answer = await project
        .as(caller)
        .from('quotes')
        .insert({ ...aQuote(), link_hash: hashOf(token), ...parts })
        .select()
        .single();
      if (answer.error) throw answer.error;
      return { token, row: answer.data as { id: string; reference: string; created_at: string } };
    },

    /** The token of the link in a quote's emails. */
    emailToken: async (id: string): Promise<string> => {
      const { claimed } = await claimRecord(project, 'quote', id);
      return (claimed[0]?.contents['link_token'] as string | undefined) ?? 'none';
    },
  };
}
