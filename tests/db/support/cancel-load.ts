import { randomUUID } from 'node:crypto';
import { aDraft, aLine, type Answer, answerTo, offerHelpers } from './offers.ts';
import type { Caller, Project } from './project.ts';

interface Cancel {
  from?: string;
  id?: string;
  reason?: string;
  charges?: unknown;
  caller?: Caller;
}

/** Helpers for tests that cancel a load. */
export function cancelHelpers(project: Project) {
  const offers = offerHelpers(project);
  return {
    cancel: (load: string, parts: Cancel = {}): Promise<Answer> =>
      answerTo(
        project.as(parts.caller ?? 'admin').rpc('cancel_load', {
          _load_id: load,
          _from: parts.from ?? 'assigned',
          _request_id: parts.id ?? randomUUID(),
          _reason: parts.reason ?? 'The customer sold the press.',
          _charges: parts.charges ?? [],
        }),
      ),
    statusOf: async (load: string) =>
      (await project.as('admin').from('loads').select('status').eq('id', load).single()).data
        ?.status as string,
    /** The load of an accepted offer with a pilot-car line. */
    offeredLoad: async (currency: 'USD' | 'CAD' = 'USD') => {
      const lines = [
        aLine({ quantity: 1, rate_cents: 900_000 }),
        aLine({ kind: 'escort', description: 'Lead car', quantity: 100, rate_cents: 210 }),
      ];
      const draft = aDraft({ currency, tonu_cents: 140_000, lines });
      const { id, token } = await offers.startSent({}, 'visitor', draft);
      await offers.accept(id, token);
      return (await offers.loadsOf(id))[0]?.['id'] as string;
    },
  };
}
