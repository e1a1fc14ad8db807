/** The part of Deno these functions use, so that plain TypeScript can check them. */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;

  const env: { get(name: string): string | undefined };
}
