import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from './fast-styles';

const MARKUP = `
  <main style="visibility: hidden">
    <p>Hidden <b style="visibility: visible">shown <i>in it</i></b> <u style="visibility: inherit">x</u></p>
    <section hidden><p>In a hidden section</p></section>
    <section hidden="until-found"><p>Until found</p></section>
    <div style="display: none"><span>a</span><span style="display: inline-block">b</span></div>
    <div style="display: INITIAL"><span style="display: inherit">c</span></div>
    <div style="pointer-events: none">
      <button>a</button><button style="pointer-events: auto">b</button>
      <button style="pointer-events: unset">c</button>
    </div>
    <div style="display: block !important; color: red"></div>
    <noscript style="display: block">No script</noscript>
    <input type="hidden" style="display: block"><input type="HIDDEN"><input><input type="submit" hidden>
    <details><summary>a</summary><summary>b</summary><p>c</p></details>
    <details open><p>a</p><summary>b</summary></details>
    <dialog>closed</dialog><dialog open>open</dialog><dialog style="display: block">x</dialog>
    <div popover>popover</div>
    <template><p>a</p></template>
    <table hidden><caption>a</caption><colgroup hidden><col hidden></colgroup>
      <thead><tr><th>a</th></tr></thead>
      <tbody hidden><tr><td>a</td></tr></tbody>
      <tfoot><tr hidden><td>a</td></tr></tfoot></table>
    <ul><li>a<ol><li>b</li></ol></li></ul><dl><dt>a</dt><dd>b</dd></dl>
    <svg><title>a</title><g style="display: none"><path></path></g><a href="#">b</a></svg>
    <select><optgroup><option>a</option></optgroup></select><textarea></textarea>
    <ruby>a<rt>b</rt></ruby><slot></slot><embed hidden><video></video><marquee></marquee>
    <custom-part></custom-part><script></script><style></style><link><meta>
  </main>
  <form>
    <label>a <input id="a"><input></label>
    <label for="b">b</label><label for="b">b again</label><input id="b" type="checkbox">
    <label for="a">a again</label><label for="">none</label><label for="missing"><input></label>
    <label for="b">other <input></label>
    <input id="b"><input type="hidden" id="c"><label for="c">c</label>
    <label><span>d</span><button>d</button></label><select id="e"></select><label for="e">e</label>
    <label for="f">f</label><div id="f"></div><output></output><meter></meter><progress></progress>
  </form>`;

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'opacity', 'color', 'content'];

function show(markup = MARKUP) {
  document.body.innerHTML = markup;
  return [document.documentElement, ...document.querySelectorAll('*')];
}

afterEach(() => {
  document.body.innerHTML = '';
});

const stylesOf = (elements: readonly Element[], answer: typeof getComputedStyle) =>
  elements.map((element) => {
    const style = answer(element);
    return [
      element.outerHTML.slice(0, 60),
      ...PROPERTIES.map((name) => style.getPropertyValue(name)),
      style.display,
      style.visibility,
      style.pointerEvents,
    ];
  });

describe('computed styles', () => {
  it('computed styles equal jsdom’s', () => {
    const elements = show();
    expect(stylesOf(elements, getComputedStyle)).toEqual(stylesOf(elements, ask));
  });

  it('match jsdom’s for elements outside the page', () => {
    const outside = document.createElement('div');
    outside.innerHTML = MARKUP;
    const elements = [...outside.querySelectorAll('*')];
    expect(stylesOf(elements, getComputedStyle)).toEqual(stylesOf(elements, ask));
  });

  it('follow changes of the page', () => {
    show('<main><p>Text</p></main>');
    const text = document.querySelector('p') as Element;
    const style = getComputedStyle(text);
    expect([style.display, style.visibility]).toEqual(['block', 'visible']);
    document.querySelector('main')?.setAttribute('style', 'visibility: hidden');
    expect(getComputedStyle(text).visibility).toBe('hidden');
    text.setAttribute('hidden', '');
    expect(getComputedStyle(text).display).toBe('none');
  });

  it('follow the page’s own sheets', () => {
    const elements = show(
      `${MARKUP}<style>p { display: none } @media screen { b { visibility: collapse } }</style>`,
    );
    const styles = stylesOf(elements, getComputedStyle);
    expect(styles).toEqual(stylesOf(elements, ask));
    expect(getComputedStyle(document.querySelector('p') as Element).display).toBe('none');
    // The head has sheets of other tests' libraries, which stay.
    const [own] = document.body.getElementsByTagName('style');
    own?.sheet?.insertRule('button { pointer-events: none }');
    expect(stylesOf(elements, getComputedStyle)).toEqual(stylesOf(elements, ask));
  });
});

describe('labels', () => {
  const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

  it.each([
    ['in the page', () => document.body],
    ['outside the page', () => document.createElement('div')],
    ['around everything', () => document.createElement('label')],
  ])('an element has the labels whose control it is, %s', (_where, place) => {
    const root = place();
    root.innerHTML = MARKUP;
    const labels = [...root.querySelectorAll('label')];
    if (root instanceof HTMLLabelElement) labels.unshift(root);
    const elements = [...root.querySelectorAll<HTMLInputElement>(LABELABLE)];
    const found = elements.map((element) => [...(element.labels ?? [])]);
    expect(found).toEqual(
      elements.map((element) => labels.filter(({ control }) => control === element)),
    );
    expect(found.flat().length).toBeGreaterThan(6);
    root.innerHTML = '';
  });

  it('labels are null for hidden inputs', () => {
    show();
    expect(document.querySelector<HTMLInputElement>('#c')?.labels).toBeNull();
  });
});

describe('selectors', () => {
  const find = (root: Element, selector: string) => [...root.querySelectorAll(selector)];

  it('find every element in order, but not the root', () => {
    show();
    for (const root of [document.body, ...document.querySelectorAll('form, template, #b')]) {
      expect(find(root, '*')).toEqual(find(root, ':scope *'));
    }
  });

  it('find the first element with an id inside the root', () => {
    show(`<p id="a"></p><main id="c"><p id="a"></p><p id="b"></p></main>`);
    const main = document.querySelector('main') as Element;
    expect(main.querySelector('[id="a"]')).toBe(main.firstElementChild);
    expect(document.querySelector('[id="a"]')).toBe(document.body.firstElementChild);
    expect(main.querySelector('[id="b"]')).toBe(main.lastElementChild);
    expect(main.querySelector('[id="c"]')).toBeNull();
  });
});

describe('errors', () => {
  it.each([
    ['a query', () => screen.getByText('Sent')],
    ['a query that waits', () => screen.findByText('Sent', {}, { timeout: 60 })],
    ['a wait', () => waitFor(() => screen.getByText('Sent'), { timeout: 60 })],
  ])('of %s show the page', async (_, find) => {
    show('<p>Not sent yet</p>');
    await expect(async () => find()).rejects.toThrow(
      /Unable to find an element with the text: Sent.*Not sent yet/s,
    );
  });
});
