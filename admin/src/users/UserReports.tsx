import { Box, Typography } from '@mui/material';
import { formatDate } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { reportStatusLabel } from '@parade/api/contract/report-statuses.ts';
import type { AdminUser } from '@parade/api/contract/users.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { RowLink } from '../lib/RowLink.tsx';
import { useMe } from '../lib/session.ts';

type Report = AdminUser['reports'][number];

function ReportItem({ report, email }: { report: Report; email: string }) {
  const mayOpen = useMe()?.permissions?.manageReports ?? false;
  return (
    <Box
      component="li"
      sx={{ py: 0.75, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      {mayOpen && !report.deletedAt ? (
        <RowLink resource="reports" id={report.id} email={email}>
          {report.title}
        </RowLink>
      ) : (
        <strong>{report.title}</strong>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          report.reference,
          report.deletedAt ? 'Supprimé' : reportStatusLabel(report.status),
          report.amount !== null && formatEuros(report.amount),
          formatDate(report.createdAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

/** What the person reported; each leads to the reports tab, filtered on them, with that report open. */
export function UserReports({ user }: { user: AdminUser }) {
  const count = user.reports.length;
  return (
    <>
      <PanelHeading>Signalements ({count})</PanelHeading>
      {count === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Aucun signalement
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
          {user.reports.map((report) => (
            <ReportItem key={report.id} report={report} email={user.email} />
          ))}
        </Box>
      )}
    </>
  );
}
