import './saved-comments.css'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getTaskSavedComments } from '../../contract/task.endpoints.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'

/**
 * Returns a function that inserts text into a field of the surrounding form at its cursor, on a new line, and focuses
 * the field.
 */
const useInsert = (name: string): ((text: string) => void) => {
  const { form } = useFormContext()
  const put = (text: string) => {
    const area = document.activeElement
    if (!(area instanceof HTMLTextAreaElement)) return
    const typed = area.value
    // In a field without a cursor yet, inserts at the end.
    const from = area.selectionStart || typed.length
    const to = Math.max(area.selectionEnd, from)
    const before = typed.slice(0, from)
    const whole = `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${text}`
    const now = whole + typed.slice(to)
    form.setValue(name, now, { shouldDirty: true, shouldTouch: true })
    // After rendering; unless the user has typed more in the meantime.
    requestAnimationFrame(() => {
      if (area.value === now) area.setSelectionRange(whole.length, whole.length)
    })
  }
  return (text) => {
    form.setFocus(name)
    // The form sets the focus in a timer, too: this one runs after it.
    if (text !== '') setTimeout(() => put(text))
  }
}

type Props = {
  taskId: number
  /** Name of the form field that receives the text. */
  name: string
}

/** Search for a saved comment by title, text or task. */
const Choice = ({ taskId, onChoose }: { taskId: number; onChoose: (text: string) => void }) => {
  const t = useTexts('participations')
  const id = useId()
  const { data, error, refetch } = useCall(getTaskSavedComments, { query: { taskId } }, { deniedHere: true })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={1} />
  if (data.items.length === 0) return <p className="saved-comments-none">{t('savedComments.none')}</p>
  return (
    <>
      <label htmlFor={id}>{t('savedComments.choose')}</label>
      <Combobox
        id={id}
        label={t('savedComments.choose')}
        placeholder={t('savedComments.find')}
        options={data.items.map((one) => ({
          value: one.id,
          label: one.title,
          hint: one.task === null ? one.body : t('savedComments.ofTask', { task: one.task, text: one.body }),
        }))}
        chosen={[]}
        inputRef={(input) => input?.focus()}
        onChange={([chosen]) => {
          const found = data.items.find((one) => one.id === chosen?.value)
          if (found) onChoose(found.body)
        }}
      />
    </>
  )
}

/** Inserts one of the accelerator's saved comments into the comment being written. */
export const SavedComments = ({ taskId, name }: Props) => {
  const t = useTexts('participations')
  const insert = useInsert(name)
  const [isOpen, setOpen] = useState(false)
  return (
    <div
      className="saved-comments"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        // Closes only the search, not the surrounding form or drawer.
        event.stopPropagation()
        setOpen(false)
        insert('')
      }}
    >
      <Button
        size="small"
        variant="text"
        startIcon={<AddIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('savedComments.insert')}
      </Button>
      {isOpen ? (
        <Choice
          taskId={taskId}
          onChoose={(text) => {
            setOpen(false)
            insert(text)
          }}
        />
      ) : null}
    </div>
  )
}
