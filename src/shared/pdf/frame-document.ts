/** Addresses of the scripts the frame runs, from the root of the site or whole. */
export interface FrameScripts {
  frame: string;
  worker: string;
}

/**
 * The document of the frame a PDF is drawn in. Its own policy allows two files of ours to run and
 * nothing to be fetched, shown, sent or opened beside them; the page's policy holds there as well.
 *
 * @param page where the page stands, e.g. `https://example.com/admin/careers`.
 */
export function frameDocument(scripts: FrameScripts, page: string): string {
  const { origin } = new URL(page);
  const frame = new URL(scripts.frame, page).href;
  const worker = new URL(scripts.worker, page).href;
  const policy = [
    "default-src 'none'",
    `script-src ${frame} ${worker}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="no-referrer"><title>Document</title></head><body>',
    `<script src="${frame}" data-worker="${worker}" data-page="${origin}"></script>`,
    '</body></html>',
  ].join('');
}
