import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  type BaseSyntheticEvent,
  type ComponentProps,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { Form } from 'react-admin';
import {
  type FieldValues,
  type Mode,
  type Resolver,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form';
import { type Sending, useSending } from './submission.ts';

const Column = styled(Form)({ display: 'flex', flexDirection: 'column' });
const KEEP_TYPED = { keepDirtyValues: true };

export interface SentFormProps<Values extends FieldValues, Checked>
  extends Sending<Values, Checked> {
  /** Makes it a landmark of this name. */
  label?: string;
  /** What its fields begin with. Those that nobody touched follow it. */
  values: Values;
  resolver: Resolver<Values, unknown, Checked>;
  mode?: Mode;
  sx?: ComponentProps<typeof Column>['sx'];
  children: ReactNode;
}

/** Hands the form out to who sends it: react-admin keeps it to what stands inside. */
function Handle<Values extends FieldValues>({ of }: { of: Ref<UseFormReturn<Values>> }) {
  const form = useFormContext<Values>();
  useImperativeHandle(of, () => form, [form]);
  return null;
}

/** react-admin's form, checked by the contract. */
export function SentForm<Values extends FieldValues, Checked>({
  label,
  values,
  resolver,
  mode = 'onSubmit',
  sx = { gap: 2 },
  children,
  ...sending
}: SentFormProps<Values, Checked>) {
  const handle = useRef<UseFormReturn<Values>>(null);
  const submit = useSending(sending);

  return (
    // react-admin's form takes no name.
    <Box {...(label && { role: 'form', 'aria-label': label })}>
      <Column
        noValidate
        record={values}
        resolver={resolver as unknown as Resolver}
        resetOptions={KEEP_TYPED}
        mode={mode}
        disableInvalidFormNotification
        onSubmit={(checked: FieldValues, event?: BaseSyntheticEvent) =>
          handle.current && submit(handle.current, checked as Checked, event?.target)
        }
        sx={sx}
      >
        <Handle of={handle} />
        {children}
      </Column>
    </Box>
  );
}
