import { Box, Typography } from '@mui/material';
import { parisDay } from '@parade/api/contract/dates.ts';
import { officialHelp } from '@parade/api/contract/official-help.ts';
import { CHANNELS, type Channel } from '@parade/api/contract/remedies/channels.ts';
import { ROUTE_WORDS, routesFor } from '@parade/api/contract/remedies/routing.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useDeferredValue } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Aside } from '../lib/Aside.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import type { ReportTexts } from './form.ts';

const READ = ['fraudType', 'title', 'description', 'additionalInfo'] as const;

/** The official page of a service and what it takes. */
function Route({ channel }: { channel: Channel }) {
  const { name, help } = CHANNELS[channel];
  if (help === null) return null;
  return (
    <li>
      <TallLink href={officialHelp(help).url} newTab sx={{ fontWeight: 600 }}>
        {name}
      </TallLink>
      <Typography variant="body2" sx={{ mt: -0.5 }}>
        {ROUTE_WORDS[channel]}
      </Typography>
    </li>
  );
}

interface RoutingProps {
  control: Control<ReportTexts>;
  plan: Situation | null;
}

/** The official services that take what is written, before it is sent. It keeps nobody from sending. */
export function Routing({ control, plan }: RoutingProps) {
  const [fraudType, ...texts] = useDeferredValue(useWatch({ control, name: READ }));
  const routes = routesFor({ fraudType, text: texts.join('\n') }, plan, parisDay(new Date()));
  const names = routes.filter((channel) => channel !== '17cyber').map((id) => CHANNELS[id].name);
  return (
    <>
      {/* Said once when a service joins, not at each word: 17Cyber, which is always there, is not. */}
      <VisuallyHidden role="status">
        {names.length > 0 && `Service officiel pour ces faits\u00a0: ${names.join(', ')}.`}
      </VisuallyHidden>
      {routes.length > 0 && (
        <Aside
          id="routing"
          title="Pour ces faits, l’aide officielle est gratuite"
          tone="blue"
          sx={{ maxWidth: 'none' }}
        >
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0, display: 'grid', gap: 0.5 }}
          >
            {routes.map((channel) => (
              <Route key={channel} channel={channel} />
            ))}
          </Box>
          <Typography variant="body2">
            C’est une indication, d’après ce que vous avez écrit. Vous pouvez envoyer votre
            signalement dans tous les cas.
          </Typography>
        </Aside>
      )}
    </>
  );
}
