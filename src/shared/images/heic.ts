/** What to do with an iPhone photo in HEIC, which no browser but Safari can read. */
export const HEIC_HELP =
  'HEIC photos can’t be used. On the iPhone, open Settings, Camera, Formats, choose Most Compatible and take the photo again, or send the photo to yourself by email as JPEG.';

/** Whether a file is an iPhone photo in HEIC. Some browsers don't know its type, so its name counts too. */
export const isHeic = (file: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/u.test(file.type) || /\.hei[cf]$/iu.test(file.name);
