/** The part of Deno these functions use, so that plain TypeScript can check them. */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;

  const env: { get(name: string): string | undefined };
}

/** Hosted Supabase's own runtime; plain Deno has none. */
// eslint-disable-next-line no-var -- only `var` declares a property of globalThis
declare var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
