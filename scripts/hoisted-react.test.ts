import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { toModule } from './hoisted-react.ts';

const file = createRequire(import.meta.url).resolve('react-dom/client');
const source = readFileSync(
  file.replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
);

it('turns React into an ES module with the same exports', () => {
  const module = toModule(source);

  expect(module).toContain("import React from 'react';");
  expect(module).toContain('export const hydrateRoot = function');
  expect(module).toContain('export const createRoot = function');
});

it('changes nothing but imports and exports', () => {
  const withoutModule = (text: string) =>
    text.replaceAll(
      /^(?:var \w+ = require| {2}\w+ = require|import ).*\n|^(?:exports\.|export const )/gm,
      '',
    );

  expect(withoutModule(toModule(source))).toBe(withoutModule(source));
});

it('rejects a file it can’t convert', () => {
  expect(() => toModule('const React = require("react");')).toThrow(/can’t convert/);
});
