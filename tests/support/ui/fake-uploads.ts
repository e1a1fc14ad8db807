import { vi } from 'vitest';

/** An upload's outcome; `hangs` never finishes on its own. */
type Outcome = 'arrives' | 'lost' | 'hangs' | { status: number; statusCode?: string };

export interface UploadCall {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/**
 * Fakes Storage behind `XMLHttpRequest`. Every upload reports 50 % progress before its outcome.
 */
export function fakeUploads() {
  const calls: UploadCall[] = [];
  let decide: (url: string) => Outcome = () => 'arrives';

  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    status = 0;
    responseText = '';
    readonly #headers: Record<string, string> = {};
    #url = '';
    #isOver = false;

    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    abort() {
      this.#end(() => this.onabort?.());
    }
    send(body: unknown) {
      calls.push({ url: this.#url, headers: this.#headers, body });
      const outcome = decide(this.#url);
      queueMicrotask(() => {
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        if (outcome === 'hangs') return;
        this.#end(() => {
          if (outcome === 'lost') {
            this.onerror?.();
            return;
          }
          this.status = outcome === 'arrives' ? 200 : outcome.status;
          this.responseText = JSON.stringify(outcome === 'arrives' ? {} : outcome);
          this.onload?.();
        });
      });
    }
    #end(tell: () => void) {
      if (this.#isOver) return;
      this.#isOver = true;
      tell();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);

  return {
    calls,
    /** The names of the uploaded files, oldest first. */
    names: () => calls.map(({ url }) => url.split('/').at(-1)),
    /** Sets the outcome of further uploads. */
    decide: (next: (url: string) => Outcome) => {
      decide = next;
    },
  };
}

/** Gives every file the SHA-256 `ab…ab`: jsdom has neither `crypto.subtle` nor `Blob.arrayBuffer`. */
export function fakeDigest() {
  vi.stubGlobal('crypto', {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID.bind(crypto),
    subtle: { digest: () => Promise.resolve(new Uint8Array(32).fill(0xab).buffer) },
  });
  Object.defineProperty(Blob.prototype, 'arrayBuffer', {
    value: () => Promise.resolve(new ArrayBuffer(3)),
    configurable: true,
  });
}
