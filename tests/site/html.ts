import { type ConfigData, HtmlValidate } from 'html-validate';

const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  // How React writes what is as good as any other way.
  rules: { 'attr-case': 'off', 'void-style': 'off', 'attribute-boolean-style': 'off' },
};

/** What is wrong with the HTML of a page, a line each. */
export async function faultsOf(html: string): Promise<string[]> {
  const report = await new HtmlValidate(RULES).validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
}
