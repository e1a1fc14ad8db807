import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { findLooseText } from './find-loose-text.ts';

const ROOT = process.cwd();
const { config } = ts.readConfigFile('tsconfig.app.json', (path) => ts.sys.readFile(path)) as {
  config: unknown;
};
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);

/** Components to check, by path. They share a program with the site: making one takes a second. */
const examples = new Map<string, string>();

/** Adds a component that renders `jsx`, and returns its path. */
function example(jsx: string, more = ''): string {
  const path = join(ROOT, `src/example-${String(examples.size)}.tsx`);
  examples.set(
    path,
    `
    import type { ReactNode } from 'react';
    declare const Icon: (props: object) => ReactNode;
    ${more}
    interface Props { isBusy: boolean; count: number; name: string; note: string | null; names: string[] }
    export function Example({ isBusy, count, name, note, names }: Props) { return ${jsx}; }`,
  );
  return path;
}

let program: ts.Program;
beforeAll(() => {
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (fileName, target) => {
    const source = examples.get(fileName);
    return source === undefined
      ? getSourceFile(fileName, target)
      : ts.createSourceFile(fileName, source, target, true);
  };
  program = ts.createProgram([...fileNames, ...examples.keys()], options, host);
}, 180_000);

const findIn = (path: string) => findLooseText(program, path).map(({ text }) => text);

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
  it.each(Object.entries(LOOSE).map(([what, jsx]) => [what, example(jsx, LABEL)] as const))(
    'finds %s',
    (_, path) => {
      expect(findIn(path)).toHaveLength(1);
    },
  );

  const BARE = `function Label({ text }: { text: string }) { return text === '' ? <b>None</b> : text; }`;
  const withBareText = example('<p><Icon /></p>', BARE);
  it('finds the bare text of a component that also returns elements', () => {
    expect(findIn(withBareText)).toEqual(['text']);
  });

  const ACCEPTED = [
    [
      'text with an element of its own',
      `<p><Icon /><span>{isBusy ? 'Sending…' : 'Send'}</span></p>`,
    ],
    ['one text made of several', '<p>{`${name} items`}</p>'],
    ['text that is the only content', `<p>{isBusy ? 'Sending…' : 'Send'}</p>`],
    ['fixed text before what comes and goes', `<p>Send {isBusy && <b>Busy</b>}</p>`],
    ['constants', `<p><Icon />{TITLE} {TITLE}</p>`],
  ] as const;
  const TITLE = `const TITLE: string = 'Loads';`;
  it.each(ACCEPTED.map(([what, jsx]) => [what, example(jsx, TITLE)] as const))(
    'accepts %s',
    (_, path) => {
      expect(findIn(path)).toEqual([]);
    },
  );

  it('isn’t anywhere in the site', { timeout: 180_000 }, () => {
    const found = findLooseText(program, join(ROOT, 'src'));
    expect(found.filter(({ file }) => !examples.has(file))).toEqual([]);
  });
});
