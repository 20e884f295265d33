import { Box, FormHelperText } from '@mui/material';
import { styled } from '@mui/material/styles';
import { wholeMegabytes } from '@parade/site/brand/ui/upload.ts';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useSiteSettings } from '../lib/siteSettings.ts';
import { AttachmentItem } from './AttachmentItem.tsx';
import { MOST_ATTACHMENTS, type useAttachments } from './useAttachments.ts';

/** Drawn over the file input, whose own words would be in the browser's language. */
const Choose = styled('label')(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 16px',
  border: '1px dashed',
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.primary.main,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '&[data-disabled]': { opacity: 0.6 },
  // The invisible input lies on top: clicks, keys and dropped files all reach it.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
  },
}));

interface AttachmentFieldProps
  extends Pick<ReturnType<typeof useAttachments>, 'items' | 'add' | 'remove' | 'retry'> {
  disabled: boolean;
}

/** The files of a text, chosen one by one or together, each with its progress. */
export function AttachmentField({ items, add, remove, retry, disabled }: AttachmentFieldProps) {
  const { maxBytes, types } = useSiteSettings().uploads;
  const [tooMany, setTooMany] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const megabytes = wholeMegabytes(maxBytes);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    const room = MOST_ATTACHMENTS - items.length;
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
          accept={types.join(',')}
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
          ? 'Trois documents au plus'
          : `Trois images ou PDF au plus, ${megabytes}\u00a0Mo chacun.`}
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
