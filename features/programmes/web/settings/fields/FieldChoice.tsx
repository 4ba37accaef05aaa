import './fields.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { requestedAfter, foundSections } from './choosing.ts'
import { SectionChoice } from './SectionChoice.tsx'
import { useRequestedFields, useFieldChoices, type Asker } from './use-requested-fields.ts'

/** Selects fields from the sections of the active templates, with a search, one by one or a whole section. */
export const FieldChoice = ({ asker }: { asker: Asker }) => {
  const t = useTexts('programmes')
  const choices = useFieldChoices(asker)
  const { data: now, change } = useRequestedFields(asker)
  const [find, setFind] = useState('')
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  if (!choices.data || !now)
    return choices.error ? (
      <ErrorState error={choices.error} retry={() => void choices.refetch()} />
    ) : (
      <LoadingBlock lines={8} />
    )
  const chosen = picked ?? new Set(now.fields.map(({ code }) => code))
  const pick = (codes: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const code of codes) {
      if (isChosen) next.add(code)
      else next.delete(code)
    }
    setPicked(next)
  }
  const sections = foundSections(choices.data, find)
  const save = () => {
    void change(requestedAfter(choices.data, now.fields, chosen))
    closeDrawer()
  }
  return (
    <div className="field-choice">
      <label className="field-choice-find">
        <span className="visually-hidden">{t('settings.fields.find')}</span>
        <input
          translate="no"
          type="search"
          className="control"
          placeholder={t('settings.fields.find')}
          value={find}
          onChange={({ target: { value } }) => setFind(value)}
        />
      </label>
      {sections.length === 0 ? (
        <p>{t(find ? 'settings.fields.nothingFound' : 'settings.fields.noTemplates')}</p>
      ) : (
        sections.map((section) => (
          <SectionChoice key={section.key} section={section} chosen={chosen} pick={pick} />
        ))
      )}
      <div className="field-choice-foot" data-action-bar>
        <Button variant="contained" onClick={save}>
          {t('settings.fields.apply', { count: chosen.size })}
        </Button>
        <Button onClick={closeDrawer}>{t('actions.cancel')}</Button>
      </div>
    </div>
  )
}
