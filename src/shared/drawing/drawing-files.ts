import type { ReactElement } from 'react';

/** The drawings that prerendered pages show as image files, by URL. Filled only at build time. */
export const drawingFiles = new Map<string, ReactElement>();

/** URL of the image file of a drawing of `kind` with these properties. */
export function drawingUrl(kind: string, properties: object): string {
  const parts = Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}-${String(value)}`)
    .sort();
  return `/drawings/${[kind, ...parts].join('_').replaceAll(/[^\w.-]/g, '-')}.svg`;
}
