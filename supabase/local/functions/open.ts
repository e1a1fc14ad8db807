import { projectFiles } from '../config/project-files.ts';
import { createDenoRuntime } from './deno-runtime.ts';
import { functionEnv } from './env.ts';
import { createNodeRuntime } from './node-runtime.ts';
import type { FunctionRuntime } from './runtime.ts';

export interface FunctionOptions {
  /** Defaults to `supabase/functions`. */
  functionsDir?: string | undefined;
  /** Path of a Deno binary to run edge functions with; without it they run in this process. */
  denoBin?: string | undefined;
}

/** Opens the runtime of the edge functions: one Deno process per function, or this process. */
export function openFunctions(
  { denoBin, functionsDir }: FunctionOptions,
  url: string,
  log: (line: string) => void,
): FunctionRuntime {
  const options = { folder: functionsDir ?? projectFiles.functions, env: functionEnv(url), log };
  return denoBin === undefined ? createNodeRuntime(options) : createDenoRuntime(denoBin, options);
}
