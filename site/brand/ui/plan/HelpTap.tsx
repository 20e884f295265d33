import { Button, Link, Typography } from '@mui/material';
import { type OfficialHelp, termsOf } from '@parade/api/contract/official-help.ts';

/** One tap to an official service: its number where it has one, else its page. */
export function HelpTap({ help, isFirst }: { help: OfficialHelp; isFirst: boolean }) {
  const { name, contactHref, contactLabel, url, abroad, isPaid } = help;
  const isCall = contactHref?.startsWith('tel:');
  return (
    <>
      <Button
        // A paid number is what is left where the free one is not at hand.
        variant={isFirst && !isPaid ? 'contained' : 'outlined'}
        href={contactHref ?? url}
        {...(contactHref ? {} : { rel: 'noopener' })}
        sx={{ mt: 1, minHeight: 44 }}
      >
        {contactHref ? `${isCall ? 'Appeler le' : 'Écrire au'} ${contactLabel}` : `Ouvrir ${name}`}
      </Button>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {name !== contactLabel && `${name}. `}
        {termsOf(help)}.
        {abroad && (
          <>
            {' '}
            Depuis l’étranger&nbsp;: <Link href={abroad.href}>{abroad.label}</Link>.
          </>
        )}
      </Typography>
    </>
  );
}
