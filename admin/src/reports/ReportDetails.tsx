import { Box, Typography } from '@mui/material';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { type AdminReport, reportFacts } from '@parade/api/contract/reports.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { NotedOnCall } from '../callers/NotedOnCall.tsx';
import { EmailLink, PhoneLink } from '../lib/ContactLinks.tsx';

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
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
      <EmailLink email={report.userEmail} />
      <PhoneLink phone={report.userPhone} />
    </Box>
  );
}

export function ReportDetails({ report }: { report: AdminReport }) {
  const fields: Fact[] = [
    ['Incident', formatCalendarDay(report.date)],
    ...reportFacts(report),
    ['Contact', <Contact key="contact" report={report} />],
  ];
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Récit
      </Typography>
      {report.call && <NotedOnCall call={report.call} />}
      <Text>{report.description}</Text>
      {report.additionalInfo && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 2.5, mb: 1 }}>
            Informations complémentaires
          </Typography>
          <Text>{report.additionalInfo}</Text>
        </>
      )}
      <Facts facts={fields} sx={{ my: 2.5 }} />
    </>
  );
}
