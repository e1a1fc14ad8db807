import { join } from 'node:path';

/** Something that can run the edge functions of a folder. */
export interface FunctionRuntime {
  /** Whether there is a function of that name. */
  has(name: string): boolean;
  call(name: string, request: Request): Promise<Response>;
  close(): Promise<void>;
}

export interface RuntimeOptions {
  /** Folder of the functions, one folder each with an `index.ts`. */
  folder: string;
  /** What `Deno.env` holds. */
  env: Record<string, string>;
  log: (line: string) => void;
}

/** Where a function starts. */
export const entryOf = (folder: string, name: string) => join(folder, name, 'index.ts');
