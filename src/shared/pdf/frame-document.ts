/** URLs of the frame's scripts, absolute or relative to the site's root. */
export interface FrameScripts {
  frame: string;
  worker: string;
}

/**
 * HTML of the frame that draws a PDF. Its content security policy allows only our two scripts and no
 * other requests, images, forms or navigation; the page's own policy applies as well.
 *
 * @param page URL of the page, such as `https://example.com/admin/careers`.
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
