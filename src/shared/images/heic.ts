/** Advice about an iPhone photo in HEIC, which no browser but Safari can read. */
export const HEIC_HELP =
  'We can’t use HEIC photos here. On your iPhone, go to Settings > Camera > Formats, choose Most Compatible and retake the photo. Or save the photo as a JPEG first.';

/** True if a file is an iPhone photo in HEIC. Some browsers don't know its type, so its name counts too. */
export const isHeic = (file: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/u.test(file.type) || /\.(?:hei[cf]|hif)$/iu.test(file.name);

/** The brands that a HEIC file names in its first box. AVIF files have the same box with other brands. */
const HEIC_BRANDS = /^....ftyp.*(?:hei[cmsx]|hev[cmsx])/su;
const FIRST_BOX_BYTES = 64;

/** True if a file's content is HEIC, whatever its name says: some apps call such a photo `.jpg`. */
export const hasHeicContent = async (file: Blob): Promise<boolean> =>
  HEIC_BRANDS.test(
    new TextDecoder('latin1').decode(await file.slice(0, FIRST_BOX_BYTES).arrayBuffer()),
  );
