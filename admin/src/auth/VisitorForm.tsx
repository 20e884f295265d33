import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { FormProblem } from '../lib/FormProblem.tsx';
import { type Sending, useSending } from '../lib/form/submission.ts';

interface VisitorFormProps<Values extends FieldValues, Checked> extends Sending<Values, Checked> {
  values: Values;
  resolver: Resolver<Values, unknown, Checked>;
  children: ReactNode;
}

/** `SentForm` before the sign-in, where react-admin would be 190 kB that nobody needs yet. */
export function VisitorForm<Values extends FieldValues, Checked>({
  values,
  resolver,
  children,
  ...sending
}: VisitorFormProps<Values, Checked>) {
  const form = useForm<Values, unknown, Checked>({
    resolver,
    defaultValues: values as DefaultValues<Values>,
  });
  const submit = useSending(sending);
  const problem = form.formState.errors.root?.refused?.message;
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        onSubmit={form.handleSubmit((checked, event) =>
          submit(form as unknown as UseFormReturn<Values>, checked, event?.target),
        )}
        sx={{ gap: 2.5 }}
      >
        <FormProblem>
          {problem && (/^Error/.test(problem) ? <span lang="en">{problem}</span> : problem)}
        </FormProblem>
        {children}
      </Stack>
    </FormProvider>
  );
}
