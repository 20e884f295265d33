import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useSiteSettings } from '../lib/siteSettings.ts';
import { visuallyHidden } from '../lib/visuallyHidden.ts';
import { AttachmentItem } from './AttachmentItem.tsx';
import { MOST_ATTACHMENTS, type useAttachments } from './useAttachments.ts';

const focused = { outline: '2px solid', outlineOffset: 2 };

interface AttachmentFieldProps
  extends Pick<ReturnType<typeof useAttachments>, 'items' | 'add' | 'remove' | 'retry'> {
  disabled: boolean;
}

/** Files that go with a text: chosen one after the other or together, each with how far it is. */
export function AttachmentField({ items, add, remove, retry, disabled }: AttachmentFieldProps) {
  const { maxBytes, types } = useSiteSettings().uploads;
  const [tooMany, setTooMany] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // As the refusal counts them: 5 of 1,048,576 bytes are « 5MB ».
  const megabytes = Math.floor(maxBytes / 1_048_576);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    const room = MOST_ATTACHMENTS - items.length;
    setTooMany(files.length > room);
    for (const file of files.slice(0, Math.max(room, 0))) add(file);
    // Empty again, so that choosing the same file once more is a change too.
    currentTarget.value = '';
  }

  return (
    <div>
      <Button
        component="label"
        variant="outlined"
        disabled={disabled}
        sx={{ '&:focus-within': focused }}
      >
        Joindre un document
        <Box
          component="input"
          ref={input}
          type="file"
          multiple
          disabled={disabled}
          accept={types.join(',')}
          aria-describedby={`${id}-help`}
          onChange={choose}
          sx={visuallyHidden}
        />
      </Button>
      <FormHelperText id={`${id}-help`} error={tooMany} role={tooMany ? 'alert' : undefined}>
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
