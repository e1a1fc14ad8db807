import { selectAll, selectOne } from 'css-select';
import { parse as parseSelector, SelectorType, type Selector } from 'css-what';
import { parseDocument } from 'htmlparser2';
import postcss, { AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** States that no element is in when the page is first painted. */
const LATER_STATES = new Set([
  '-moz-focusring',
  '-moz-ui-invalid',
  'active',
  'autofill',
  'focus',
  'focus-visible',
  'focus-within',
  'fullscreen',
  'hover',
  'modal',
  'open',
  'popover-open',
  'target',
  'user-invalid',
  'visited',
]);
/** Set by the script in the head: on a button that is pressed before hydration, and on the root element. */
const EARLY_ATTRIBUTES = new Set(['aria-busy', 'data-later-layout']);
/** Parts of form controls: `::placeholder` and the like. */
const CONTROL_PART = /^(?:placeholder|file-selector-button|-webkit-(?!details))/;
const CONTROLS = parseSelector('input, textarea, select');
/** Properties that the first paint doesn't show, or that browsers with @property know unprefixed. */
const LATER_PROPERTIES = /^(?:transition|cursor|-webkit-(?:mask|tap-highlight-color))/;
/** Media that don't apply to the first paint. */
const LATER_MEDIA = /^(?:print|\(hover: ?hover\))$/;
const VARIABLE = /var\(\s*(--[\w-]+)/g;
const URL_IN_CSS = /url\(["']?([^"')]+)/;

/** Sections that `later-layout.ts` leaves for later. The page's first one can be on the first screen. */
const LATER_SECTIONS = '.later-layout ~ .later-layout';
const LATER_FOOTER = 'footer.later-layout';

type Document = ReturnType<typeof parseDocument>;

const ANY: Selector = { type: SelectorType.Universal, namespace: null };
const NONE: Selector = { type: SelectorType.Pseudo, name: 'not', data: [[ANY]] };

export interface CriticalCss {
  css: string;
  /** True if it lacks the styles of the sections below the first screen, which it hides. */
  isPartial: boolean;
}

/**
 * The part of the style sheet `css` that the document `html` needs for its first paint: the rules that
 * match an element, in every viewport, and the variables, animations and fonts these use. Hover, focus
 * and print styles and transitions are left out, fonts that `html` doesn't preload, and on long pages what
 * only sections below the first screen use.
 *
 * The rules and layers keep their order, so loading the whole sheet later changes nothing else.
 */
export function criticalCss(css: string, html: string): CriticalCss {
  const root = postcss.parse(css);
  const page = parseDocument(html);
  const isPartial = emptyLaterSections(page);
  const layers = layerNames(root);
  // For browsers without @property (before mid-2024), which get their rules with the whole sheet.
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove();
  });
  root.walkAtRules('media', (rule) => {
    if (LATER_MEDIA.test(rule.params)) rule.remove();
  });
  root.walkDecls(LATER_PROPERTIES, (declaration) => {
    declaration.remove();
  });
  keepMatchingRules(root, page);
  fillInConstants(root, html);
  shortenValues(root);
  keepUsedVariables(root, html);
  keepUsedNames(root, html);
  removeEmpty(root);
  // The whole sheet shows them near the screen instead (base.css).
  if (isPartial) {
    root.walkDecls('content-visibility', (declaration) => {
      declaration.value = 'hidden';
    });
  }
  return { css: `@layer ${layers.join(',')};${root.toString()}`, isPartial };
}

/** True if the page has such sections. Short pages show their footer on the first screen. */
function emptyLaterSections(page: Document): boolean {
  if (selectOne(LATER_SECTIONS, page) === null) return false;
  for (const section of selectAll(`${LATER_SECTIONS}, ${LATER_FOOTER}`, page)) {
    section.children = [];
  }
  return true;
}

/** In order of precedence: a layer that is first declared later would override the others. */
function layerNames(root: Root): string[] {
  const names = root.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params.split(/,\s*/) : [],
  );
  return [...new Set(names)];
}

function keepMatchingRules(root: Root, page: Document): void {
  const known = new Map<string, boolean>();
  const isUsed = (selector: string) => {
    const answer =
      known.get(selector) ?? selectOne(parseSelector(selector).map(asPainted), page) !== null;
    known.set(selector, answer);
    return answer;
  };
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/**
 * A selector as it applies to the first paint: without pseudo-elements, and with states that come
 * later matching nothing. States that only a browser knows match everything.
 */
function asPainted(parts: Selector[]): Selector[] {
  return parts.map((part) => {
    if (part.type === SelectorType.Attribute && EARLY_ATTRIBUTES.has(part.name)) return ANY;
    if (part.type === SelectorType.PseudoElement) return asElement(part.name);
    if (part.type !== SelectorType.Pseudo) return part;
    if (LATER_STATES.has(part.name)) return NONE;
    if (Array.isArray(part.data)) return { ...part, data: part.data.map(asPainted) };
    return isKnown(part) ? part : ANY;
  });
}

/** Matches if the pseudo-element can be on the page. */
function asElement(name: string): Selector {
  if (name === 'backdrop') return NONE;
  return CONTROL_PART.test(name) ? { type: SelectorType.Pseudo, name: 'is', data: CONTROLS } : ANY;
}

function isKnown(part: Selector): boolean {
  try {
    selectOne([[part]], []);
    return true;
  } catch {
    return false;
  }
}

const CONSTANT_USE = /var\((--[\w-]+)(?:,([^()]*))?\)/g;

/**
 * Replaces variables with one value on the whole page by that shorter value, and variables without a
 * value by their fallback. Variables in style attributes stay, and so do values with variables, which
 * can differ between elements.
 */
function fillInConstants(root: Root, html: string): void {
  const inMarkup = new Set(namesIn(html));
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    const known = declarations.get(declaration.prop) ?? [];
    declarations.set(declaration.prop, [...known, declaration]);
  });
  const initial = new Set<string>();
  root.walkAtRules('property', (rule) => {
    if (rule.toString().includes('initial-value')) initial.add(rule.params);
  });
  const valueOf = (name: string, fallback: string | undefined) => {
    const [declaration, ...others] = declarations.get(name) ?? [];
    if (others.length > 0 || inMarkup.has(name)) return undefined;
    if (declaration === undefined) return initial.has(name) ? undefined : fallback;
    if (!isOfRoot(declaration) || declaration.value.includes('var(')) return undefined;
    return declaration.value;
  };
  let isDone = false;
  while (!isDone) {
    isDone = true;
    root.walkDecls((declaration) => {
      const value = declaration.value.replaceAll(
        CONSTANT_USE,
        (use, name: string, fallback?: string) => valueOf(name, fallback) ?? use,
      );
      if (value === declaration.value) return;
      declaration.value = value;
      isDone = false;
    });
  }
}

/** Tailwind's spacing: `calc(.25rem * 2)`. */
const PRODUCT = /calc\((-?[\d.]+)([a-z]+) \* (-?[\d.]+)\)/g;

/** Calculates products, and removes spaces after commas and declarations that repeat the previous one. */
function shortenValues(root: Root): void {
  root.walkDecls((declaration) => {
    const previous = declaration.prev();
    declaration.value = declaration.value
      .replaceAll(PRODUCT, (_product, length: string, unit: string, factor: string) =>
        `${String(Number((Number(length) * Number(factor)).toFixed(4)))}${unit}`.replace(
          /^(-?)0(?=\.)/,
          '$1',
        ),
      )
      .replaceAll(', ', ',');
    if (previous?.toString() === declaration.toString()) declaration.remove();
  });
}

/** True if a declaration applies to the root element, whatever the viewport. */
function isOfRoot({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || !parent.selectors.includes(':root')) return false;
  const { parent: around } = parent;
  return around?.type === 'root' || (around instanceof AtRule && around.name === 'layer');
}

function keepUsedVariables(root: Root, html: string): void {
  const used = new Set(namesIn(html));
  const values = new Map<string, string[]>();
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else for (const name of namesIn(value)) used.add(name);
  });
  // A set visits what is added during the loop: the variables that used variables use.
  for (const name of used) {
    for (const value of values.get(name) ?? []) for (const next of namesIn(value)) used.add(next);
  }
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

const namesIn = (text: string) => Array.from(text.matchAll(VARIABLE), ([, name = '']) => name);

/** Removes unused animations, and fonts that `html` doesn't preload. */
function keepUsedNames(root: Root, html: string): void {
  const animations: string[] = [];
  root.walkDecls(/^(?:animation|--animate)/, ({ value }) => {
    animations.push(...value.split(/[\s,]+/));
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove();
  });
  root.walkAtRules('font-face', (rule) => {
    const [, url] = URL_IN_CSS.exec(rule.toString()) ?? [];
    if (url !== undefined && !html.includes(`"${url}"`)) rule.remove();
  });
}

function removeEmpty(root: Root): void {
  root.walkComments((comment) => {
    comment.remove();
  });
  let isDone = false;
  while (!isDone) {
    isDone = true;
    root.walk((node) => {
      if (!('nodes' in node) || node.nodes === undefined || node.nodes.length > 0) return;
      node.remove();
      isDone = false;
    });
  }
}
