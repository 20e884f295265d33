/**
 * The texts of a source that somebody may read: strings, templates and what
 * stands between tags, each as it is shown. Tags inside of a sentence are no
 * end of it. `.astro` files are read as what they nearly are: a script, and JSX.
 */
import ts from 'typescript';

/** Stands where a value is put in. */
export const HOLE = '\uFFFC';

export interface Text {
  text: string;
  /** From 1. */
  line: number;
  /** It stands between tags: nothing but a person reads it. */
  isShown: boolean;
}

const blanked = (text: string) => text.replace(/[^\n]/g, ' ');
const VOID =
  /<(area|br|hr|img|input|link|meta|source|wbr)\b((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'{])*?)\/?>/g;

/** The sources in an `.astro` file or a page, of which each keeps its lines. */
function partsOf(file: string, text: string): ts.SourceFile[] {
  const parse = (code: string, kind: ts.ScriptKind) =>
    ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  if (!/\.(astro|html)$/.test(file)) {
    return [parse(text, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)];
  }
  const script = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const page = text
    .replace(script, blanked)
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi, blanked)
    .replace(VOID, '<$1$2/>');
  return [
    parse(script.replace(/^---|---\n$/g, ''), ts.ScriptKind.TS),
    parse(`<>${page}</>`, ts.ScriptKind.TSX),
  ];
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const decoded = (text: string) => text.replace(/&(\w+);/g, (all, name) => ENTITIES[name] ?? all);
const withoutTags = (text: string) => text.replace(/<\/?[a-z!][^>]*>/g, '\n');

/** What a template or a sum of strings says; undefined of anything else. */
function said(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('');
  }
  if (ts.isParenthesizedExpression(node)) return said(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [said(node.left), said(node.right)];
    if (left !== undefined || right !== undefined) return (left ?? HOLE) + (right ?? HOLE);
  }
  return undefined;
}

type Parent = ts.JsxElement | ts.JsxFragment;
const isParent = (node: ts.Node): node is Parent => ts.isJsxElement(node) || ts.isJsxFragment(node);

/** Tags that end the sentence before them. */
const BLOCK = /^(br|dd|div|dl|dt|figcaption|h\d|hr|li|main|ol|p|section|t[dhr]|table|ul)$/;
const isBlock = (node: ts.Node) =>
  (ts.isJsxElement(node) && BLOCK.test(node.openingElement.tagName.getText())) ||
  (ts.isJsxSelfClosingElement(node) && BLOCK.test(node.tagName.getText()));

/** What stands between the tags of an element, those of its sentence included. */
function shownIn(node: Parent): string {
  return node.children
    .map((child) => {
      if (ts.isJsxText(child)) return decoded(child.text.replace(/[ \t\n]+/g, ' '));
      if (isBlock(child)) return '\n';
      if (isParent(child)) return shownIn(child);
      if (ts.isJsxExpression(child) && child.expression) return said(child.expression) ?? HOLE;
      return '';
    })
    .join('');
}

/** What nobody of the product reads: names of modules, and what the document of the API says in English. */
const isUnread = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isPropertyAssignment(node) && node.name.getText() === 'summary');

const says = (node: Parent) =>
  node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));

/** What stands in the holes of a template or of a sum of strings. */
function holesIn(node: ts.Node): ts.Node[] {
  if (said(node) === undefined) return [node];
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => expression);
  if (ts.isParenthesizedExpression(node)) return holesIn(node.expression);
  return ts.isBinaryExpression(node) ? [...holesIn(node.left), ...holesIn(node.right)] : [];
}

/** Every text of a source. Throws where a page cannot be read. */
export function textsOf(file: string, content: string): Text[] {
  const texts: Text[] = [];
  for (const source of partsOf(file, content)) {
    const add = (node: ts.Node, text: string, isShown = false) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      texts.push({ text, line: line + 1, isShown });
    };
    const visit = (node: ts.Node): void => {
      if (isUnread(node)) return;
      const text = said(node);
      if (text !== undefined) {
        add(node, ts.isJsxAttribute(node.parent) ? decoded(text) : withoutTags(text));
        for (const hole of holesIn(node)) visit(hole);
      } else if (isParent(node)) visitElement(node, false);
      else ts.forEachChild(node, visit);
    };
    const visitElement = (node: Parent, isInline: boolean): void => {
      const isSentence = isInline || says(node);
      if (isSentence && !isInline) add(node, shownIn(node), true);
      if (ts.isJsxElement(node)) visit(node.openingElement);
      for (const child of node.children) {
        if (isParent(child)) visitElement(child, isSentence && !isBlock(child));
        else if (isSentence && ts.isJsxExpression(child) && child.expression) {
          for (const hole of holesIn(child.expression)) visit(hole);
        } else visit(child);
      }
    };
    const { parseDiagnostics = [] } = source as { parseDiagnostics?: unknown[] };
    if (parseDiagnostics.length > 0) throw new Error(`${file} cannot be read`);
    visit(source);
  }
  return texts;
}
