import './versions.css'
import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { JournalEntry } from '../details/dictionary.types.ts'
import type { ChosenVersions } from './chosen-versions.ts'

type Props = ChosenVersions & {
  journal: readonly JournalEntry[]
  onChoose: (chosen: ChosenVersions) => void
}

/** Which version is compared with which later one. */
export const VersionChoice = ({ journal, from, to, onChoose }: Props) => {
  const t = useTexts('dictionaries')
  const id = useId()
  const option = ({ number, name }: JournalEntry) => (
    <option key={number} value={number}>
      {t('journal.version', { name })}
    </option>
  )
  return (
    <div className="version-choice">
      <label htmlFor={`${id}-from`}>{t('changes.from')}</label>
      <select
        id={`${id}-from`}
        className="control"
        value={from}
        onChange={({ target }) => {
          const next = Number(target.value)
          onChoose({ from: next, to: to !== undefined && to > next ? to : undefined })
        }}
      >
        {journal.map(option)}
        <option value={0}>{t('changes.beforeFirst')}</option>
      </select>
      <label htmlFor={`${id}-to`}>{t('changes.to')}</label>
      <select
        id={`${id}-to`}
        className="control"
        value={to ?? ''}
        onChange={({ target }) =>
          onChoose({ from, to: target.value === '' ? undefined : Number(target.value) })
        }
      >
        <option value="">{t('changes.now')}</option>
        {journal.filter(({ number }) => number > from).map(option)}
      </select>
    </div>
  )
}
