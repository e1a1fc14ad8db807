const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

type Labels = Map<Element, HTMLLabelElement[]>;

/** A fragment can only search by selector, which takes longer. */
const labelsIn = (root: ParentNode & Node) =>
  root instanceof Element || root instanceof Document
    ? root.getElementsByTagName('label')
    : root.querySelectorAll('label');

/** The labels of every element inside a root, in order. */
function findLabels(root: ParentNode & Node): Labels {
  const labels = [...labelsIn(root)];
  if (root instanceof HTMLLabelElement) labels.unshift(root);
  const found: Labels = new Map();
  for (const label of labels) {
    const { control } = label;
    if (control === null) continue;
    const known = found.get(control);
    if (known === undefined) found.set(control, [label]);
    else known.push(label);
  }
  return found;
}

/** Finds a page's labels again only after the page has changed. */
function watchLabels(page: Document): () => Labels {
  let labels: Labels | undefined;
  const observer = new MutationObserver(() => {
    labels = undefined;
  });
  const attributeFilter = ['for', 'id', 'type'];
  observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter });
  return () => {
    if (observer.takeRecords().length > 0) labels = undefined;
    labels ??= findLabels(page);
    return labels;
  };
}

/**
 * Answers `labels`, as an array, from all labels of the page, found once between two changes. For each
 * element jsdom visits every node of the page, and for each label there every node again.
 */
export function speedUpLabels(): void {
  const labelsOf = watchLabels(document);
  for (const { prototype } of LABELABLE) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: HTMLInputElement) {
        if (this.localName === 'input' && this.type === 'hidden') return null;
        const root = this.getRootNode() as ParentNode & Node;
        const labels = root === document ? labelsOf() : findLabels(root);
        return labels.get(this) ?? [];
      },
    });
  }
}
