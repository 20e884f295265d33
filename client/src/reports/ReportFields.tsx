import { Box } from '@mui/material';
import { FormSection } from '../lib/FormSection.tsx';
import { ReportField, type ReportForm } from './ReportField.tsx';

/** Two fields beside each other where there is room. */
const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

/** Everything of a report but its documents. */
export function ReportFields({ form }: { form: ReportForm }) {
  return (
    <>
      <FormSection title="Ce qui s’est passé">
        <ReportField form={form} name="title" />
        <ReportField form={form} name="fraudType" />
        <ReportField form={form} name="description" />
        <Box sx={pair}>
          <ReportField form={form} name="date" />
          <ReportField form={form} name="amount" />
        </Box>
        <ReportField form={form} name="location" />
      </FormSection>
      <FormSection title="Ce que vous savez de l’escroc">
        <ReportField form={form} name="contactInfo" />
        <ReportField form={form} name="additionalInfo" />
      </FormSection>
    </>
  );
}
