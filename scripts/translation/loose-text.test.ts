import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findLooseText } from './find-loose-text.ts';

const ROOT = process.cwd();
const { config } = ts.readConfigFile('tsconfig.app.json', (path) => ts.sys.readFile(path)) as {
  config: unknown;
};
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);

/** Runs the check on a component that renders `jsx`. */
function findIn(jsx: string, more = ''): string[] {
  const path = join(ROOT, 'src/example.tsx');
  const host = ts.createCompilerHost(options);
  const source = `
    import type { ReactNode } from 'react';
    declare const Icon: (props: object) => ReactNode;
    ${more}
    interface Props { isBusy: boolean; count: number; name: string; note: string | null; names: string[] }
    export function Example({ isBusy, count, name, note, names }: Props) { return ${jsx}; }`;
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (fileName, target) =>
    fileName === path
      ? ts.createSourceFile(path, source, target, true)
      : getSourceFile(fileName, target);
  const program = ts.createProgram([path], options, host);
  return findLooseText(program, path).map(({ text }) => text);
}

describe('text that a page translator would break', () => {
  const LOOSE = {
    'a label that changes beside an icon': `<p><Icon />{isBusy ? 'Sending…' : 'Send'}</p>`,
    'a count in a sentence': `<p>{count} items</p>`,
    'text that is there only sometimes': `<p><b>Total</b>{isBusy && 'loading'}</p>`,
    'text or nothing': `<p><b>Total</b>{note}</p>`,
    'text after an element that comes and goes': `<p>{isBusy && <b>Busy</b>} Send</p>`,
    'text after a list': `<p>{names.map((one) => <b key={one}>{one}</b>)} and more</p>`,
    'text or an element': `<p><Icon />{isBusy ? 'Sending' : <b>{name}</b>}</p>`,
    'a list of texts': `<p>{names}</p>`,
    'text in a fragment': `<><b>Name</b>{name}</>`,
    'a fragment of one text': `<>{name}</>`,
    'a component that returns text': `<p><Label text={name} /> <b>!</b></p>`,
  };
  const LABEL = `function Label({ text }: { text: string }) { return text; }`;
  it.each(Object.entries(LOOSE))('finds %s', (_, jsx) => {
    expect(findIn(jsx, LABEL)).toHaveLength(1);
  });

  it('finds the bare text of a component that also returns elements', () => {
    const label = `function Label({ text }: { text: string }) { return text === '' ? <b>None</b> : text; }`;
    expect(findIn('<p><Icon /></p>', label)).toEqual(['text']);
  });

  it.each([
    [
      'text with an element of its own',
      `<p><Icon /><span>{isBusy ? 'Sending…' : 'Send'}</span></p>`,
    ],
    ['one text made of several', '<p>{`${name} items`}</p>'],
    ['text that is the only content', `<p>{isBusy ? 'Sending…' : 'Send'}</p>`],
    ['fixed text before what comes and goes', `<p>Send {isBusy && <b>Busy</b>}</p>`],
    ['constants', `<p><Icon />{TITLE} {TITLE}</p>`],
  ])('accepts %s', (_, jsx) => {
    expect(findIn(jsx, `const TITLE: string = 'Loads';`)).toEqual([]);
  });

  it('isn’t anywhere in the site', { timeout: 180_000 }, () => {
    const program = ts.createProgram(fileNames, options);
    expect(findLooseText(program, join(ROOT, 'src'))).toEqual([]);
  });
});
