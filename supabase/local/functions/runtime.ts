/** Something that can run the edge functions of a folder. */
export interface FunctionRuntime {
  /**
   * Calls a function.
   *
   * @throws UnknownFunctionError when there is none of that name.
   */
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

export class UnknownFunctionError extends Error {
  override readonly name = 'UnknownFunctionError';
}
