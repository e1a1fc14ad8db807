import { denoBin } from '../../../scripts/tools.ts';

/** The two ways functions run here: in this process, and in the Deno that hosted Supabase uses. */
export const RUNTIMES: { runtime: string; options: { denoBin?: string } }[] = [
  { runtime: 'this process', options: {} },
  { runtime: 'Deno', options: { denoBin: denoBin() } },
];
