declare module 'subset-font' {
  /** A value to pin an axis to, or the range to keep. */
  type Axis = number | { min: number; max: number };

  export interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes?: Readonly<Record<string, Axis>> | undefined;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
