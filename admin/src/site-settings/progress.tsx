import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Gap, gapsIn } from './gaps.ts';
import { changedPaths, type SettingsDocument, type SettingsValues, toDocument } from './values.ts';

interface Progress {
  document: SettingsDocument;
  /** The fields that differ from what was read. */
  changed: readonly string[];
  gaps: readonly Gap[];
}

const Context = createContext<Progress | undefined>(undefined);

/** Follows what is typed. Only the components that use it are drawn again with each key. */
export function ProgressProvider(props: { base: SettingsDocument; children: ReactNode }) {
  const { control, getValues } = useFormContext<SettingsValues>();
  const typed = useWatch({ control });
  const { base, children } = props;
  // `typed` says when to read them all again.
  const progress = useMemo(() => {
    const document = toDocument(getValues());
    return { document, changed: changedPaths(base, document), gaps: gapsIn(document) };
  }, [typed, base, getValues]);
  return <Context value={progress}>{children}</Context>;
}

export function useProgress(): Progress {
  const progress = useContext(Context);
  if (!progress) throw new Error('useProgress outside of its provider');
  return progress;
}
