import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { formatDate } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { ReportRow } from '@parade/api/contract/reports.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useState } from 'react';
import { Reference } from '../lib/Reference.tsx';
import { StaffNote } from '../lib/StaffNote.tsx';
import { ReportDetail } from './ReportDetail.tsx';
import { ReportStatusChip } from './ReportStatusChip.tsx';

/** One report of a list; a click anywhere on its line opens what it holds. */
export function ReportItem({ report }: { report: ReportRow }) {
  const [open, setOpen] = useState(false);
  const panel = `report-${report.id}`;
  return (
    <Box component="li" sx={{ borderBottom: `1px solid ${tokens.rule}`, py: 2 }}>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          gridTemplateAreas: {
            xs: '"title title" "meta meta" "status amount"',
            sm: '"title amount" "meta status"',
          },
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
        }}
      >
        <Typography
          variant="h3"
          sx={{ gridArea: 'title', minWidth: 0, fontFamily: tokens.sans, fontSize: '1.0625rem' }}
        >
          <ButtonBase
            disableRipple
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            onClick={() => setOpen(!open)}
            sx={{
              font: 'inherit',
              textAlign: 'start',
              overflowWrap: 'anywhere',
              // The whole line is the target.
              '&::after': { content: '""', position: 'absolute', inset: '-8px 0', borderRadius: 1 },
              '&:focus-visible::after': { outline: `2px solid ${tokens.blue}` },
            }}
          >
            {report.title}
            <KeyboardArrowDown
              sx={{ ml: 0.5, color: tokens.muted, transform: open ? 'rotate(180deg)' : 'none' }}
            />
          </ButtonBase>
        </Typography>
        <Typography sx={{ gridArea: 'amount', textAlign: 'end', whiteSpace: 'nowrap' }}>
          {report.amount === null ? '' : formatEuros(report.amount)}
        </Typography>
        <Typography variant="caption" sx={{ gridArea: 'meta', color: tokens.muted }}>
          <Reference>{report.reference}</Reference> · déposé le {formatDate(report.createdAt)}
        </Typography>
        <Box aria-live="polite" sx={{ gridArea: 'status', justifySelf: { sm: 'end' } }}>
          <ReportStatusChip status={report.status} />
        </Box>
      </Box>
      {report.adminNote && <StaffNote note={report.adminNote} />}
      {open && (
        <Box id={panel} sx={{ mt: 2 }}>
          <ReportDetail id={report.id} />
        </Box>
      )}
    </Box>
  );
}
