import { zodResolver } from '@hookform/resolvers/zod';
import { type PasswordReset, passwordReset } from '@parade/api/contract/auth.ts';
import { WEAK_PASSWORD } from '@parade/api/contract/password-rules.ts';
import { withStrength } from '@parade/site/brand/strength-resolver.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isSpent, useResetLink, useResetPassword } from './link-queries.ts';
import { forgetMailToken, readMailToken } from './mail-token.ts';

const FIELDS = ['password', 'passwordConfirmation', 'acceptTerms'] as const;
const DONE = 'Votre mot de passe est changé. Connectez-vous avec le nouveau.';
const OPENED = 'Votre espace est ouvert. Connectez-vous avec ce mot de passe.';

const resolver = withStrength(zodResolver(passwordReset), {
  field: 'password',
  sentence: WEAK_PASSWORD,
  known: () => [],
});

/**
 * `checking` while the link is being checked. `usable` is false without a link and
 * once it is spent; a check without an answer leaves it usable, since sending the
 * form checks again. `needsTerms`: the account was opened after a call, and its owner has accepted nothing yet.
 */
export function useResetForm() {
  const [token, setToken] = useState(() => readMailToken('passwordReset'));
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const link = useResetLink(token);
  const isShut = isSpent(link.error);
  const needsTerms = link.data?.needsTerms === true;
  const { mutateAsync, isPending } = useResetPassword();
  const form = useForm<PasswordReset>({
    resolver,
    defaultValues: {
      token: token ?? '',
      password: '',
      passwordConfirmation: '',
      acceptTerms: false,
    },
  });

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await mutateAsync(values);
      navigate('/login', { replace: true, state: { done: needsTerms ? OPENED : DONE } });
    } catch (error) {
      if (isSpent(error)) {
        forgetMailToken('passwordReset');
        setToken(null);
      }
      if (!putFieldErrors(form, error, FIELDS)) setFailure(sentenceFor(error));
    }
  });

  return {
    form,
    submit,
    failure: isShut ? sentenceFor(link.error) : failure,
    needsTerms,
    checking: link.isLoading,
    usable: token !== null && !isShut,
    isPending: isPending || form.formState.isSubmitting,
  };
}
