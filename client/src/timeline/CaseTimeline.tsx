import { Box, Button, Typography } from '@mui/material';
import { isClosedReport } from '@parade/api/contract/report-statuses.ts';
import type { Report } from '@parade/api/contract/reports.ts';
import {
  formatLineDay,
  newTimelineLine,
  type TimelineEntry,
} from '@parade/api/contract/timeline.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { problemsOf } from '@parade/site/brand/ui/case/part.ts';
import { Timeline } from '@parade/site/brand/ui/case/Timeline.tsx';
import { useSaved } from '@parade/site/brand/ui/case/useSaved.tsx';
import { useState } from 'react';
import { Failure } from '../lib/Failure.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { offPaper } from '../lib/offPaper.ts';
import { EMPTY_LINE, type Line, LineFields } from './LineFields.tsx';
import { useLines, useTimeline } from './queries.ts';

type Case = Pick<Report, 'id' | 'status'>;

/** « vers le 12 octobre 2026, Il m’a rappelée… »: tells one line from another. */
const titleOf = ({ day, approximate, text }: TimelineEntry) =>
  `${formatLineDay({ day: day ?? '', approximate })}, ${text.slice(0, 60)}`;

function Whole({ report: { id, status }, entries }: { report: Case; entries: TimelineEntry[] }) {
  const lines = useLines(id);
  const [saved, setSaved] = useState<Line>();
  const { formOf, actionsOf, addition } = useSaved<TimelineEntry, Line>({
    items: entries,
    add: 'Ajouter une ligne',
    titleOf,
    valuesOf: (line) =>
      line ? { day: line.day ?? '', approximate: line.approximate, text: line.text } : EMPTY_LINE,
    Fields: LineFields,
    problemsOf: (values) => problemsOf(newTimelineLine, values),
    isClosed: isClosedReport(status),
    save: (values, line, key) => lines.save(values, line, key).then(() => setSaved(values)),
    remove: (line) => lines.remove(line).then(() => setSaved(undefined)),
  });
  return (
    <>
      <Box sx={{ mb: 2, ...offPaper }}>
        {addition}
        <Typography role="status" sx={{ mt: 1 }}>
          {saved && `Ligne enregistrée\u00a0: ${formatLineDay(saved)}.`}
        </Typography>
      </Box>
      <Timeline entries={entries} heading="h4" formOf={formOf} actionsOf={actionsOf} />
    </>
  );
}

/** What happened in one’s own case, day by day, with what one remembers besides. */
export function CaseTimeline({ report }: { report: Case }) {
  const { data, error, refetch } = useTimeline(report.id);
  return (
    <Box component="section" aria-labelledby="chronologie">
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2 },
          ...{ alignItems: 'center', justifyContent: 'space-between' },
        }}
      >
        <Typography id="chronologie" component="h3" sx={{ fontWeight: 600 }}>
          Chronologie
        </Typography>
        <Button onClick={() => print()} sx={{ mr: -2, ...offPaper }}>
          Imprimer le dossier
        </Button>
      </Box>
      <Typography sx={{ maxWidth: '42rem', ...offPaper }}>
        Tout ce que votre dossier contient, jour après jour.
        {!isClosedReport(report.status) &&
          ' Ajoutez ce dont vous vous souvenez encore\u00a0: un appel, un message, un rendez-vous.'}
      </Typography>
      {data ? (
        <Whole report={report} entries={data.entries} />
      ) : error ? (
        <Failure sentence={sentenceFor(error)} onRetry={refetch} />
      ) : (
        <ListSkeletons label="Chargement de la chronologie" />
      )}
    </Box>
  );
}
