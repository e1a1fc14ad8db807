import { corsHeaders } from '@supabase/supabase-js/cors';

/** A JSON answer that pages of any origin may read: these functions know no cookies. */
export function answer(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, {
    status,
    headers: { ...corsHeaders, 'cache-control': 'no-store', ...headers },
  });
}

/** The answer to a browser that asks whether it may call at all. */
export const preflight = (): Response => new Response(null, { status: 204, headers: corsHeaders });
