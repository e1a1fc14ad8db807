import { denoBin } from '@root/scripts/tools.ts';

/** Functions run in this process and in Deno, like on hosted Supabase. */
export const RUNTIMES: { runtime: string; options: { denoBin?: string } }[] = [
  { runtime: 'this process', options: {} },
  { runtime: 'Deno', options: { denoBin: denoBin() } },
];
