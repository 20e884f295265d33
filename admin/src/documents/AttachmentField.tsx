import { Box, FormHelperText } from '@mui/material';
import { acceptOf } from '@parade/site/brand/ui/accept.ts';
import { wholeMegabytes } from '@parade/site/brand/ui/upload.ts';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useSiteSettings } from '../lib/siteSettings.ts';
import { AttachmentItem } from './AttachmentItem.tsx';
import { Choose } from './Choose.tsx';
import type { useAttachments } from './useAttachments.ts';

interface AttachmentFieldProps
  extends Pick<ReturnType<typeof useAttachments>, 'items' | 'add' | 'remove' | 'retry'> {
  disabled: boolean;
  most?: keyof typeof COUNTED | undefined;
}

const COUNTED = { 3: 'Trois', 5: 'Cinq', 20: 'Vingt' } as const;

/** The files of a text, chosen one by one or together, each with its progress. */
export function AttachmentField(props: AttachmentFieldProps) {
  const { items, add, remove, retry, disabled, most = 3 } = props;
  const { maxBytes, types } = useSiteSettings().uploads;
  const [tooMany, setTooMany] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const megabytes = wholeMegabytes(maxBytes);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    const room = most - items.length;
    setTooMany(files.length > room);
    for (const file of files.slice(0, Math.max(room, 0))) add(file);
    // Emptied, so that choosing the same file again is a change too.
    currentTarget.value = '';
  }

  return (
    <div>
      <Choose data-disabled={disabled || undefined}>
        Joindre un document
        <input
          ref={input}
          type="file"
          multiple
          disabled={disabled}
          accept={acceptOf(types)}
          aria-describedby={`${id}-help`}
          onChange={choose}
        />
      </Choose>
      <FormHelperText
        id={`${id}-help`}
        error={tooMany}
        sx={{ mx: 0 }}
        role={tooMany ? 'alert' : undefined}
      >
        {tooMany
          ? `${COUNTED[most]} documents au plus`
          : `${COUNTED[most]} images, PDF ou e-mails (.eml) au plus, ${megabytes}\u00a0Mo chacun.`}
      </FormHelperText>
      {items.length > 0 && (
        <Box component="ul" aria-label="Documents joints" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <AttachmentItem
              key={item.key}
              item={item}
              onRetry={() => retry(item)}
              onRemove={() => {
                setTooMany(false);
                remove(item);
                input.current?.focus();
              }}
            />
          ))}
        </Box>
      )}
    </div>
  );
}
