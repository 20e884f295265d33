import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import type { AdminReport } from '@parade/api/contract/reports.ts';
import type { ReactNode } from 'react';

function Text({ children }: { children: string }) {
  return (
    <Typography
      variant="body2"
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '65ch' }}
    >
      {children}
    </Typography>
  );
}

function Contact({ report }: { report: AdminReport }) {
  const [name, domain] = report.userEmail.split('@');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, '& a': { py: 1.25 } }}>
      <Link href={`mailto:${report.userEmail}`}>
        {name}
        <wbr />@{domain}
      </Link>
      {report.userPhone && (
        <Link href={`tel:${report.userPhone.replace(/[^+\d]/g, '')}`} sx={{ whiteSpace: 'nowrap' }}>
          {report.userPhone}
        </Link>
      )}
    </Box>
  );
}

/** What the victim wrote, as they wrote it. */
export function ReportDetails({ report }: { report: AdminReport }) {
  const fields: [string, ReactNode][] = [
    ['Incident', formatCalendarDay(report.date)],
    ['Lieu', report.location],
    ['Escroc', report.contactInfo],
    ['Contact', <Contact key="contact" report={report} />],
  ];
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Récit
      </Typography>
      <Text>{report.description}</Text>
      {report.additionalInfo && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 2.5, mb: 1 }}>
            Informations complémentaires
          </Typography>
          <Text>{report.additionalInfo}</Text>
        </>
      )}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(5rem, max-content) minmax(0, 1fr)',
          columnGap: 2.5,
          rowGap: 0.75,
          my: 2.5,
          typography: 'body2',
          alignItems: 'baseline',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
        }}
      >
        {fields.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value || 'Non précisé'}</dd>
          </Box>
        ))}
      </Box>
    </>
  );
}
