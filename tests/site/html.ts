import { type ConfigData, HtmlValidate } from 'html-validate';

const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  // How React writes what is as good as any other way.
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    // What comes from the same server is as trusted as the page that names it.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** What is wrong with the HTML of a page, a line each; `ignored` names rules that do not count. */
export async function faultsOf(html: string, ignored: readonly string[] = []): Promise<string[]> {
  const report = await new HtmlValidate(RULES).validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId }) => !ignored.includes(ruleId))
      .map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
}
