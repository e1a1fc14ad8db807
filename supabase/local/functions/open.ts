import type { LocalSupabaseOptions } from '../options.ts';
import { projectFiles } from '../config/project-files.ts';
import { createDenoRuntime } from './deno-runtime.ts';
import { functionEnv } from './env.ts';
import { createNodeRuntime } from './node-runtime.ts';
import type { FunctionRuntime } from './runtime.ts';

/** The runtime that the options ask for: a Deno for each function, or this process. */
export function openFunctions(
  { denoBin, functionsDir }: LocalSupabaseOptions,
  url: string,
  log: (line: string) => void,
): FunctionRuntime {
  const options = { folder: functionsDir ?? projectFiles.functions, env: functionEnv(url), log };
  return denoBin === undefined ? createNodeRuntime(options) : createDenoRuntime(denoBin, options);
}
