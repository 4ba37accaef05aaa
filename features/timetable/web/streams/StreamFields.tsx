import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'

type Props = {
  isOver?: boolean
  /** The tracks of a shared schedule. */
  tracks: readonly { name: string }[]
  help?: ReactNode
}

/** Name and days of a stream, and its tracks if several share the schedule. */
export const StreamFields = ({ isOver = false, tracks, help }: Props) => {
  const t = useTexts('timetable')
  return (
    <>
      {tracks.length > 1 ? (
        <Notice>
          {t('form.shared', { tracks: tracks.map(({ name }) => t('quoted', { name })).join(', ') })}
        </Notice>
      ) : null}
      <TextField name="name" label={t('form.name')} help={t('form.nameHelp')} autoFocus />
      <DateField name="from" label={t('form.from')} disabled={isOver} />
      <DateField
        name="to"
        label={t('form.to')}
        help={isOver ? t('form.over') : t('form.toHelp')}
        disabled={isOver}
      />
      {help}
    </>
  )
}
