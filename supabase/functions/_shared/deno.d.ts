/** The parts of Deno that the functions use, so plain TypeScript can check them. */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;

  const env: { get(name: string): string | undefined };
}

/** Only hosted Supabase has this. */
// oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
declare var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
