import './versions.css'
import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { JournalEntry } from '../details/dictionary.types.ts'
import type { ChosenVersions } from './chosen-versions.ts'

type Props = ChosenVersions & {
  journal: readonly JournalEntry[]
  onChoose: (chosen: ChosenVersions) => void
}

/** Choice of the two versions to compare. */
export const VersionChoice = ({ journal, from, to, onChoose }: Props) => {
  const t = useTexts('dictionaries')
  const id = useId()
  const option = ({ number, name }: JournalEntry) => ({
    value: number,
    label: t('journal.version', { name }),
  })
  return (
    <div className="version-choice">
      <label htmlFor={`${id}-from`}>{t('changes.from')}</label>
      <Select
        id={`${id}-from`}
        value={from}
        options={[...journal.map(option), { value: 0, label: t('changes.beforeFirst') }]}
        onChange={(next) => onChoose({ from: next, to: to !== undefined && to > next ? to : undefined })}
      />
      <label htmlFor={`${id}-to`}>{t('changes.to')}</label>
      <Select
        id={`${id}-to`}
        value={to}
        placeholder={t('changes.now')}
        options={journal.filter(({ number }) => number > from).map(option)}
        onChange={(next) => onChoose({ from, to: next })}
        onEmpty={() => onChoose({ from, to: undefined })}
      />
    </div>
  )
}
