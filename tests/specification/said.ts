/**
 * What the code of one test says: the texts that stand in its body, in the
 * helpers, constants and tables of its file that the body uses, and in what it
 * names of the contract. Read from the source, so that no test has to be run.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ERRORS, type ErrorCode, sentenceOf } from '@parade/api/contract/errors.ts';
import ts from 'typescript';
import { ROOT } from '../bin/run.ts';

/** Stands where a template puts something in: no sentence of the specification holds it. */
const HOLE = '\uFFFC';

/** A call `test('title', …)`, `it.each([…])('title', …)` or of a fixture's own name. */
function titleOf(call: ts.CallExpression): string | undefined {
  const [title, ...others] = call.arguments;
  const body = others.at(-1);
  if (!title || !body || !(ts.isArrowFunction(body) || ts.isFunctionExpression(body))) return;
  if (/^(test\.)?describe\b/.test(call.expression.getText())) return;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

function callsIn(source: ts.SourceFile, title: string): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && titleOf(node) === title) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The body, the table of an `each`, and what the loops around it go through. */
function partsOf(call: ts.CallExpression): ts.Node[] {
  const parts: ts.Node[] = [call.expression, ...call.arguments.slice(1)];
  for (let node: ts.Node = call; node.parent; node = node.parent) {
    if (ts.isForOfStatement(node)) parts.push(node.expression);
  }
  return parts;
}

/** The function or constant that a name stands for, looked for from the inside out. */
function declarationOf(name: ts.Identifier): ts.Node | undefined {
  for (let scope: ts.Node = name.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name.text) {
        return statement;
      }
      if (!ts.isVariableStatement(statement)) continue;
      const { declarations } = statement.declarationList;
      const found = declarations.find((each) => each.name.getText() === name.text);
      if (found) return found;
    }
  }
  return undefined;
}

/** What a regular expression asks for, as text where it is one. */
const textOfPattern = (literal: string): string =>
  literal
    .slice(1, literal.lastIndexOf('/'))
    .replace(/^\^|\$$/g, '')
    .replaceAll('\\s', ' ')
    .replace(/\\d(\{[^}]*\})?/g, '0')
    .replace(/\\(.)/g, '$1');

/** What a test types it does not see. */
const TYPES: readonly string[] = ['fill', 'pressSequentially', 'type'];
const isTyping = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  TYPES.includes(node.expression.name.text);

/** A name that stands for a value, not for the place where one is kept. */
function isReference(name: ts.Identifier): boolean {
  const { parent } = name;
  const keeps = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent);
  return !(keeps && parent.name === name);
}

function templateText({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => HOLE + literal.text).join('');
}

/** Every text inside of a value of the contract. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The contract's values that a file imports, by the name that they have there. */
async function contractOf(source: ts.SourceFile): Promise<Map<string, unknown>> {
  const values = new Map<string, unknown>();
  const { resolve } = createRequire(source.fileName);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const names = statement.importClause?.namedBindings;
    if (!from.includes('/contract/') || !names || !ts.isNamedImports(names)) continue;
    const exported = await import(resolve(from));
    for (const { name, propertyName } of names.elements) {
      values.set(name.text, exported[(propertyName ?? name).text]);
    }
  }
  return values;
}

/**
 * The texts that the test of this title says, each as it stands in the code.
 * Throws where the file has no test of that title, or several.
 */
export async function saidBy(file: string, title: string): Promise<string[]> {
  const fileName = path.join(ROOT, file);
  const text = await readFile(fileName, 'utf8');
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const [call, ...more] = callsIn(source, title);
  if (!call) throw new Error(`${file} has no test « ${title} »`);
  if (more.length > 0) throw new Error(`${file} has several tests « ${title} »`);
  const contract = await contractOf(source);
  const said: string[] = [];
  const seen = new Set<ts.Node>();

  function visit(node: ts.Node): void {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isStringLiteralLike(node)) {
      said.push(node.text);
      if (Object.hasOwn(ERRORS, node.text)) said.push(sentenceOf(node.text as ErrorCode));
    } else if (ts.isTemplateExpression(node)) {
      said.push(templateText(node));
    } else if (ts.isRegularExpressionLiteral(node)) {
      said.push(textOfPattern(node.text));
    } else if (ts.isIdentifier(node) && isReference(node)) {
      const declared = declarationOf(node);
      if (declared) visit(declared);
      else if (contract.has(node.text)) said.push(...textsIn(contract.get(node.text)));
    }
    if (isTyping(node)) visit((node as ts.CallExpression).expression);
    else ts.forEachChild(node, visit);
  }
  for (const part of partsOf(call)) visit(part);
  return said;
}
