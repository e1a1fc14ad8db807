import ts from 'typescript';

/** Text that a page translator would break: where it is, and its source. */
export interface LooseText {
  file: string;
  line: number;
  text: string;
}

type Container = ts.JsxElement | ts.JsxFragment;

/**
 * React's rendering of an expression or component: text, `slot` (whatever a parent passes in), or elements.
 * `comes and goes` are elements that may be added, removed or swapped.
 */
type Kind = 'fixed' | 'text' | 'changing text' | 'slot' | 'comes and goes';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

/**
 * Finds text that changes beside other nodes, or that follows something that comes and goes, without an
 * element of its own. A browser that translates the page replaces text nodes with `<font>` elements. React
 * then updates a node that the user no longer sees, or throws when it removes the node or inserts something
 * before it.
 */
export function findLooseText(program: ts.Program, folder: string): LooseText[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(folder) && /(?<!\.test)\.tsx$/.test(fileName))
    .flatMap((file) => looseNodes(file, checker).map((node) => describe(node, file)));
}

function describe(node: ts.Node, file: ts.SourceFile): LooseText {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return { file: file.fileName, line: line + 1, text: node.getText().trim().slice(0, 100) };
}

function looseNodes(file: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...looseIn(node, checker));
    if (isComponent(node)) found.push(...looseResults(node, checker));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function looseIn(container: Container, checker: ts.TypeChecker): ts.Node[] {
  const children = container.children.filter(isShown);
  const kinds = children.map((child) => kindOf(child, checker));
  // The only child of an element is set as its content, which replaces whatever a translator put there.
  const isContent = children.length === 1 && ts.isJsxElement(container);
  return children.filter((child, index) => {
    const kind = kinds[index];
    if (kind === 'changing text') return !isContent || isList(child, checker);
    return kind === 'text' && ['comes and goes', 'slot'].includes(kinds[index - 1] ?? '');
  });
}

/** The text that a component returns, unless it's all it ever returns: its parent can't wrap it. */
function looseResults(component: ts.FunctionDeclaration, checker: ts.TypeChecker): ts.Node[] {
  const results = resultsOf(component);
  if (results.length < 2) return [];
  return results.filter((result) => {
    const kind = kindOfLeaf(result, checker);
    return kind === 'changing text' || kind === 'text' || kind === 'slot';
  });
}

/** True if JSX keeps this child: it drops line breaks with their indentation, and comments. */
const isShown = (child: ts.JsxChild) =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !(ts.isJsxExpression(child) && child.expression === undefined);

function isList(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (!ts.isJsxExpression(child) || child.expression === undefined) return false;
  return checker.isArrayType(checker.getTypeAtLocation(child.expression));
}

function kindOf(child: ts.JsxChild, checker: ts.TypeChecker): Kind {
  // Translators skip white space.
  if (ts.isJsxText(child)) return child.text.trim() === '' ? 'fixed' : 'text';
  if (ts.isJsxExpression(child) && child.expression !== undefined)
    return kindOfExpression(child.expression, checker);
  if (ts.isJsxElement(child)) return kindOfTag(child.openingElement.tagName, checker);
  if (ts.isJsxSelfClosingElement(child)) return kindOfTag(child.tagName, checker);
  return 'fixed';
}

function kindOfExpression(expression: ts.Expression, checker: ts.TypeChecker): Kind {
  const leaves = leavesOf(expression);
  const kinds = leaves.map((leaf) => kindOfLeaf(leaf, checker));
  const isText = kinds.some((kind) => kind === 'text' || kind === 'changing text');
  const isConstant = !readsLocals(expression, checker);
  if (isText) return isConstant ? 'text' : 'changing text';
  if (isConstant) return 'fixed';
  if (kinds.includes('slot')) return 'slot';
  return leaves.length > 1 || kinds.includes('comes and goes') ? 'comes and goes' : 'fixed';
}

/** The possible values of an expression: both sides of `?:`, `&&`, `||` and `??`. */
function leavesOf(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return leavesOf(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...leavesOf(expression.whenTrue), ...leavesOf(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) {
    const { operatorToken, left, right } = expression;
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return [ts.factory.createNull(), ...leavesOf(right)];
    if (
      operatorToken.kind === ts.SyntaxKind.BarBarToken ||
      operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    )
      return [...leavesOf(left), ...leavesOf(right)];
  }
  return [expression];
}

function kindOfLeaf(leaf: ts.Expression, checker: ts.TypeChecker): Kind {
  // Made by `leavesOf`, so it has no type.
  if (leaf.pos < 0 || leaf.kind === ts.SyntaxKind.NullKeyword) return 'fixed';
  if (ts.isStringLiteralLike(leaf)) return leaf.text.trim() === '' ? 'fixed' : 'text';
  if (ts.isJsxElement(leaf) || ts.isJsxSelfClosingElement(leaf) || ts.isJsxFragment(leaf))
    return 'fixed';
  const type = checker.getTypeAtLocation(leaf);
  const parts = partsOf(type, checker);
  const isText = parts.some(({ flags }) => (flags & TEXT) !== 0);
  const isElement = parts.some(({ flags }) => (flags & (TEXT | NOTHING)) === 0);
  if (isText && isElement && !checker.isArrayType(type)) return 'slot';
  if (isText) return 'changing text';
  return parts.length > 1 || checker.isArrayType(type) ? 'comes and goes' : 'fixed';
}

/** The types that a union, or the items of a list, can have. */
function partsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const all = type.isUnion() ? type.types : [type];
  return all.flatMap((part) => {
    const [item] = checker.isArrayType(part)
      ? checker.getTypeArguments(part as ts.TypeReference)
      : [];
    return item === undefined ? [part] : partsOf(item, checker);
  });
}

/** True if an expression reads anything that differs between two renderings. */
function readsLocals(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const isLocal = (node: ts.Node): boolean =>
    ts.isIdentifier(node) &&
    (checker.getSymbolAtLocation(node)?.declarations ?? []).some(
      (declaration) =>
        declaration.getSourceFile() === expression.getSourceFile() && isInFunction(declaration),
    );
  const reads = (node: ts.Node): boolean =>
    isLocal(node) || ts.forEachChild(node, (child) => reads(child) || undefined) === true;
  return reads(expression);
}

function isInFunction(node: ts.Node): boolean {
  if (ts.isPropertySignature(node) || ts.isPropertyAssignment(node)) return false;
  return ts.findAncestor(node.parent, ts.isFunctionLike) !== undefined;
}

function kindOfTag(tag: ts.JsxTagNameExpression, checker: ts.TypeChecker): Kind {
  const symbol = ts.isIdentifier(tag) ? checker.getSymbolAtLocation(tag) : undefined;
  if (symbol === undefined) return 'fixed';
  const isImported = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const component = (isImported ? checker.getAliasedSymbol(symbol) : symbol).declarations?.[0];
  if (component === undefined || !isComponent(component)) return 'fixed';
  const results = resultsOf(component);
  const kinds = results.map((result) => kindOfLeaf(result, checker));
  if (kinds.includes('text') || kinds.includes('changing text')) return 'changing text';
  return results.length === 1 && kinds[0] === 'fixed' ? 'fixed' : 'comes and goes';
}

const isComponent = (node: ts.Node): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '');

/** A component's return values, without its inner functions'. */
function resultsOf(component: ts.FunctionDeclaration): ts.Expression[] {
  const results: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression !== undefined)
      results.push(...leavesOf(node.expression));
    ts.forEachChild(node, visit);
  };
  if (component.body !== undefined) visit(component.body);
  return results;
}
