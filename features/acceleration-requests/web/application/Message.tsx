import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { useStore } from '#platform/web/use-store.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { ConflictPanel } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import { QueueForm } from '#platform/web/work/components/saving/QueueForm.tsx'
import { SaveState } from '#platform/web/work/components/saving/SaveState.tsx'
import { useEntry } from '#platform/web/work/components/saving/use-save-queue.ts'
import { draftMessage } from '../../contract/application-draft.schemas.ts'
import { messageKey, type MessageQueue } from './use-message-queue.ts'

/** The person's message to the accelerator; saved while typing. */
export const Message = ({ queue }: { queue: MessageQueue }) => {
  const t = useTexts('acceleration-requests')
  const { value, theirs, error } = useEntry(queue, messageKey)
  const status = useStore(queue.status)
  const label = t('public.message')
  return (
    <div className="application-part">
      {theirs ? (
        <ConflictPanel
          differences={[
            {
              key: messageKey,
              label,
              mine: String(value),
              theirs: String(theirs.value),
              author: theirs,
            },
          ]}
          onTake={queue.resolve}
        />
      ) : null}
      <QueueForm queue={queue} schema={draftMessage}>
        <TextField name={messageKey} label={label} help={t('public.messageHelp')} rows={5} />
      </QueueForm>
      <SaveState status={status} reason={error ? errorText(error) : null} onRetry={queue.retry} />
    </div>
  )
}
