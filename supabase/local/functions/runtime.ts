import { join } from 'node:path';

/** Runs the edge functions of a folder. */
export interface FunctionRuntime {
  /** True if a function with this name exists. */
  has(name: string): boolean;
  call(name: string, request: Request): Promise<Response>;
  close(): Promise<void>;
}

export interface RuntimeOptions {
  /** Folder of the functions, one folder each with an `index.ts`. */
  folder: string;
  /** The values of `Deno.env`. */
  env: Record<string, string>;
  log: (line: string) => void;
}

/** A function's entry file. */
export const entryOf = (folder: string, name: string) => join(folder, name, 'index.ts');
