import { type OfficialHelp, termsOf } from '@parade/api/contract/official-help.ts';
import { PLAN_NOTICE, planMadeOn } from '@parade/api/contract/plan-notice.ts';
import type { PlanReading, RemedyReading } from '@parade/api/contract/plan-reading.ts';
import type { Day } from '@parade/api/contract/remedies/facts.ts';

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`);

const remedyLines = ({
  label,
  strength,
  meaning,
  clock,
  past,
  steps,
  say,
  validated,
  left,
  kind,
  basis,
}: RemedyReading) => [
  past ? `${label}. ${clock}.` : `${label} (${strength}\u00a0: ${meaning}) ${clock}.`,
  ...listed(steps),
  ...(say.length > 0 ? [`Que dire\u00a0: ${say.join(' ')}`] : []),
  ...(validated.length > 0
    ? [`Si l’on vous dit que vous avez validé\u00a0: ${validated.join(' ')}`]
    : []),
  left,
  `Source\u00a0: ${kind}. ${basis}.`,
  '',
];

/** Its conditions, its number and its page. */
const helpText = (help: OfficialHelp) =>
  [
    `${help.purpose}.`,
    ...(help.contactLabel ? [help.contactLabel] : []),
    `${help.url} (${termsOf(help)}).`,
    ...(help.abroad ? [`Depuis l’étranger\u00a0: ${help.abroad.label}.`] : []),
  ].join(' ');

/** The whole plan as plain text, for a message or a note. */
export function planText(reading: PlanReading, today: Day): string {
  const { now, payments, remedies, never, channels } = reading;
  return [
    planMadeOn(today),
    '',
    'À FAIRE MAINTENANT',
    ...now.flatMap(({ label, text, say, help }, at) => [
      `${at + 1}. ${label}. ${text.join(' ')}${help ? ` ${help.name}\u00a0: ${help.contactLabel ?? help.url}.` : ''}`,
      ...(say.length > 0 ? [`Que dire\u00a0: ${say.join(' ')}`] : []),
    ]),
    '',
    ...payments.flatMap(({ label, evidence, remedies: own }) => [
      label.toUpperCase(),
      `À garder\u00a0: ${evidence}`,
      ...own.flatMap(remedyLines),
    ]),
    'POUR L’ENSEMBLE',
    ...remedies.flatMap(remedyLines),
    'NE FAITES JAMAIS CELA',
    ...listed(never),
    '',
    'QUI PEUT VOUS AIDER',
    ...channels.map(
      ({ name, purposes, help }) =>
        `- ${name}\u00a0: ${purposes}.${help ? ` ${helpText(help)}` : ''}`,
    ),
    '',
    PLAN_NOTICE,
  ].join('\n');
}
