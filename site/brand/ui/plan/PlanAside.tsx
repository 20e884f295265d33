import { Box, Link, Typography } from '@mui/material';
import type { CaseReading } from '@parade/api/contract/case-reading.ts';
import { checkedLine, termsOf } from '@parade/api/contract/official-help.ts';
import { PLAN_NOTICE } from '@parade/api/contract/plan-notice.ts';
import type { CasePlan } from '@parade/api/contract/steps.ts';
import { Facts } from '../Facts.tsx';

interface PlanAsideProps {
  reading: CaseReading;
  answers: CasePlan['answers'];
  heading: 'h3' | 'h4';
}

const list = { m: 0, mb: 3, pl: 2.5, '& li': { mb: 0.75 } } as const;
const tall = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 };

/** What never to do, who helps, and the answers that all of it comes from. */
export function PlanAside({ reading, answers, heading }: PlanAsideProps) {
  const { never, channels } = reading;
  const title = (text: string) => (
    <Typography variant="h3" component={heading} sx={{ mb: 1 }}>
      {text}
    </Typography>
  );
  return (
    <>
      {never.length > 0 && title('À ne jamais faire')}
      {never.length > 0 && (
        <Box component="ul" sx={list}>
          {never.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      )}
      {channels.length > 0 && title('À qui vous adresser')}
      {channels.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}>
          {channels.map(({ channel, name, purposes, help }) => (
            <Box component="li" key={channel} sx={{ mb: 1 }}>
              {help ? (
                <Link href={help.contactHref ?? help.url} rel="noopener" sx={tall}>
                  {help.contactLabel && help.contactLabel !== name
                    ? `${name}, ${help.contactLabel}`
                    : name}
                </Link>
              ) : (
                <strong>{name}</strong>
              )}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {purposes}.
                {help && (
                  <>
                    {` ${help.purpose}. ${termsOf(help)}.`}
                    {help.abroad && (
                      <>
                        {' '}
                        Depuis l’étranger&nbsp;:{' '}
                        <Link href={help.abroad.href}>{help.abroad.label}</Link>.
                      </>
                    )}
                    {` ${checkedLine(help)}.`}
                  </>
                )}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {PLAN_NOTICE}
      </Typography>
      {answers.length > 0 && (
        <Box
          component="details"
          sx={{
            '& summary': { minHeight: 44, py: 1.25, cursor: 'pointer', color: 'primary.main' },
          }}
        >
          <summary>Les réponses dont vient ce plan</summary>
          <Facts stacked facts={facts(answers)} />
        </Box>
      )}
    </>
  );
}

/** Several payments answer the same questions: each question once, with all that was said. */
function facts(answers: CasePlan['answers']): [string, string][] {
  const said = new Map<string, string>();
  for (const { question, answer } of answers) {
    said.set(question, [said.get(question), answer].filter(Boolean).join('\n'));
  }
  return [...said];
}
