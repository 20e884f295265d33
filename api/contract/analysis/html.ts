/** What a person sees of HTML, read once from the left: no mark is looked for twice, however the file is made. */

export interface HtmlLink {
  href: string;
  /** The text that one clicks. */
  shown: string;
}

const LONGEST_TAG = 4000;
const LONGEST_LINK_TEXT = 500;
const MOST_LINKS = 300;
/** What nobody reads. */
const UNSEEN = /^(?:style|script|head|title|template)$/;
const NEW_LINE = /^\/?(?:p|div|tr|li|h[1-6]|br|table|ul|ol|blockquote)$/;
const HREF = /\shref\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ecirc: 'ê',
  euro: '€',
};

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

/** The text of a page and its links. */
export function readHtml(html: string): { text: string; links: HtmlLink[] } {
  const lower = html.toLowerCase();
  const parts: string[] = [];
  const links: HtmlLink[] = [];
  let link: HtmlLink | undefined;
  let at = 0;
  const say = (text: string) => {
    parts.push(text);
    if (link && link.shown.length < LONGEST_LINK_TEXT) link.shown += text;
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) break;
    say(html.slice(at, open));
    const tag = html.slice(open + 1, Math.min(close, open + LONGEST_TAG));
    const name = /^\/?[a-z][a-z0-9]*/i.exec(tag)?.[0].toLowerCase() ?? '';
    at = close + 1;
    if (NEW_LINE.test(name)) parts.push('\n');
    if (name === 'a' || name === '/a') link = undefined;
    if (name === 'a' && links.length < MOST_LINKS) {
      const [, double, single, bare] = HREF.exec(tag) ?? [];
      link = { href: unescaped(double ?? single ?? bare ?? '').trim(), shown: '' };
      links.push(link);
    }
    if (UNSEEN.test(name)) {
      const end = lower.indexOf(`</${name}`, at);
      at = end < 0 ? html.length : end;
    }
  }
  if (html.indexOf('<', at) < 0) say(html.slice(at));
  return {
    text: unescaped(parts.join('')).replace(/[ \t]+/g, ' '),
    links: links.map(({ href, shown }) => ({ href, shown: unescaped(shown).trim() })),
  };
}
