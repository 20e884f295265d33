import { neverAsksMoney } from '../../../contract/never-asks.ts';
import { officialHelp } from '../../../contract/official-help.ts';
import { isDemonstration, type SiteSettings } from '../../../contract/site-settings.ts';
import type { MailAttachment } from '../ports.ts';

/** What a mail says. The layout adds the brand, the reason and the way to free official help. */
export interface MailContent {
  subject: string;
  /** Plain text, one string a paragraph. */
  paragraphs: readonly string[];
  /** The one thing to do, where there is one. */
  link?: { label: string; url: string };
  /** Stands after the link: until when it is valid, what to do when it was not you. */
  afterLink?: readonly string[];
  /** Why this person gets this mail, as a whole sentence. */
  reason: string;
  /** A PDF that goes with it: only its name is stored, its bytes are made when the mail leaves. */
  attachment?: AttachmentReference;
}

export interface AttachmentReference {
  kind: MailAttachment;
  id: string;
  filename: string;
}

/** A mail before its brand is known: that is read where it is written to the outbox. */
export type Mail = (brand: string) => MailContent;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

// The brand's tokens cannot be imported here and mail programs know no style
// sheets: these five repeat them.
const GROUND = '#faf8f4';
const INK = '#16243a';
const MUTED = '#55617a';
const RULE = '#dcd6ca';
const BLUE = '#1f4b7a';

const SERIF = "'Source Serif 4', Georgia, serif";
const SANS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

const NEVER =
  'Nous ne demandons jamais d’argent, de mot de passe ni de code par e-mail. Un message qui le fait ne vient pas de nous.';
const DEMONSTRATION = 'Site de démonstration\u00a0: n’envoyez aucun fonds.';

function helpLine(): string {
  const [cyber, phone] = [officialHelp('17cyber'), officialHelp('info-escroqueries')];
  return `Aide officielle et gratuite\u00a0: ${cyber.name} (${cyber.url}) et ${phone.name}, ${phone.contactLabel}, ${phone.hours}.`;
}

/** The lines under the rule, in both forms of the mail. */
function footer({ reason }: MailContent, settings: SiteSettings): string[] {
  return [
    reason,
    neverAsksMoney(settings.brand.name),
    NEVER,
    helpLine(),
    ...(isDemonstration(settings) ? [DEMONSTRATION] : []),
  ];
}

/** The subject as it arrives: a demonstration says so before its mail is opened. */
export const sentSubject = (subject: string, settings: SiteSettings): string =>
  isDemonstration(settings) ? `[Démonstration] ${subject}` : subject;

/** The mail as a subject of one line, plain text and HTML. */
export function renderMail(mail: MailContent, settings: SiteSettings): RenderedMail {
  // A line break in a subject could start another header.
  const subject = mail.subject.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return { subject, text: renderText(mail, settings), html: renderHtml(mail, settings) };
}

function renderText(mail: MailContent, settings: SiteSettings): string {
  const { paragraphs, link, afterLink = [] } = mail;
  return `${[
    ...paragraphs,
    ...(link ? [`${link.label}\u00a0:\n${link.url}`] : []),
    ...afterLink,
    `-- \n${settings.brand.name}`,
    ...footer(mail, settings),
  ].join('\n\n')}\n`;
}

function renderHtml(mail: MailContent, settings: SiteSettings): string {
  const { subject, paragraphs, link, afterLink = [] } = mail;
  const p = (text: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const small = (text: string) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`;
  const brand = escapeHtml(settings.brand.name);
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND};color:${INK}">
<div style="max-width:560px;margin:0 auto;padding:32px 20px;font-family:${SANS};font-size:17px;line-height:1.55">
<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid ${RULE};font-family:${SERIF};font-size:20px;font-weight:600">${brand}</p>
<h1 style="margin:0 0 20px;font-family:${SERIF};font-size:24px;font-weight:600;line-height:1.25">${escapeHtml(subject)}</h1>
${paragraphs.map(p).join('\n')}
${link ? renderLink(link) : ''}
${afterLink.map(p).join('\n')}
<div style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${RULE};color:${MUTED};font-size:15px;line-height:1.5">
${footer(mail, settings).map(small).join('\n')}
</div>
</div>
</body>
</html>
`;
}

/** A button, and the address in full: one should see where a link of a mail leads. */
function renderLink({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0 16px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${BLUE};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;color:${MUTED};font-size:15px">Ou copiez cette adresse dans votre navigateur\u00a0:<br><span style="word-break:break-all">${address}</span></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
