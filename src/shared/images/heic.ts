/** What to do with an iPhone photo in HEIC, which no browser but Safari can read. */
export const HEIC_HELP =
  'We can’t use HEIC photos here. On your iPhone, go to Settings > Camera > Formats, choose Most Compatible and retake the photo. Or save the photo as a JPEG first.';

/** Whether a file is an iPhone photo in HEIC. Some browsers don't know its type, so its name counts too. */
export const isHeic = (file: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/u.test(file.type) || /\.hei[cf]$/iu.test(file.name);
