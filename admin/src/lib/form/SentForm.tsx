import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
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
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form';
import { sentenceFrom } from '../http.ts';

const Column = styled(Form)({ display: 'flex', flexDirection: 'column' });
const KEEP_TYPED = { keepDirtyValues: true };

export interface SentFormProps<Values extends FieldValues, Checked> {
  /** Makes it a landmark of this name. */
  label?: string;
  /** What its fields begin with. Those that nobody touched follow it. */
  values: Values;
  resolver: Resolver<Values, unknown, Checked>;
  /** Asks before anything is sent: false where it shall not be. */
  ask?: ((checked: Checked) => boolean | Promise<boolean>) | undefined;
  /** Sends what was checked, and throws what refuses it. */
  send: (checked: Checked, form: UseFormReturn<Values>) => unknown;
  /** Says it where the server has no sentence of its own. */
  failed: string;
  /** Tells a refusal in another way: then true. */
  refuse?: (
    error: unknown,
    form: UseFormReturn<Values>,
    place: HTMLFormElement,
  ) => boolean | Promise<boolean>;
  /** It was sent, refused, or not even sent. */
  onSettled?: (() => void) | undefined;
  sx?: ComponentProps<typeof Column>['sx'];
  children: ReactNode;
}

/** Hands the form out to who sends it: react-admin keeps it to what stands inside. */
function Handle<Values extends FieldValues>({ of }: { of: Ref<UseFormReturn<Values>> }) {
  const form = useFormContext<Values>();
  useImperativeHandle(of, () => form, [form]);
  return null;
}

/**
 * react-admin's form, checked by the contract and sent once at a time. A refusal
 * shows on the fields that it names, else by `SaveProblem`.
 */
export function SentForm<Values extends FieldValues, Checked>({
  label,
  values,
  resolver,
  ask,
  send,
  failed,
  refuse,
  onSettled,
  sx = { gap: 2 },
  children,
}: SentFormProps<Values, Checked>) {
  const handle = useRef<UseFormReturn<Values>>(null);
  const sending = useRef(false);

  async function submit(checked: Checked, event: BaseSyntheticEvent | undefined) {
    const form = handle.current;
    if (!form || sending.current) return;
    sending.current = true;
    try {
      if (ask && !(await ask(checked))) return;
      await send(checked, form);
    } catch (error) {
      if (await refuse?.(error, form, event?.target)) return;
      const named = error instanceof ApiError ? Object.keys(error.fields) : [];
      const own = named.filter((name) => get(form.getValues(), name) !== undefined);
      if (!putFieldErrors(form, error, own as FieldPath<Values>[])) {
        form.setError('root.refused', { message: sentenceFrom(error, failed) });
      }
      // Of a list in one field the field itself finds the wrong line.
      const [list, line] = own[0]?.split('.') ?? [];
      if (list && line) form.setFocus(list as FieldPath<Values>);
    } finally {
      sending.current = false;
      onSettled?.();
    }
  }

  return (
    // react-admin's form takes no name.
    <Box {...(label && { role: 'form', 'aria-label': label })}>
      <Column
        noValidate
        record={values}
        resolver={resolver as unknown as Resolver}
        resetOptions={KEEP_TYPED}
        disableInvalidFormNotification
        onSubmit={(checked: FieldValues, event?: BaseSyntheticEvent) =>
          submit(checked as Checked, event)
        }
        sx={sx}
      >
        <Handle of={handle} />
        {children}
      </Column>
    </Box>
  );
}
