import '#platform/web/work/components/Check.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import {
  getPublicationChoices,
  getPublicationTemplate,
} from '../../contract/publication-template.endpoints.ts'
import { foundSections, itemsAfter } from './choosing.ts'
import { useSections } from './use-sections.ts'

type Props = { templateId: number; sectionId: string }

/**
 * Selects the elements of a section from the sections of profiles, with a search, in the drawer; an element belongs
 * to one section.
 */
export const FieldChoice = ({ templateId, sectionId }: Props) => {
  const t = useTexts('showcases')
  const input = { query: { templateId: String(templateId) } }
  const choices = useCall(getPublicationChoices, input, { deniedHere: true })
  const { data: template } = useCall(getPublicationTemplate, input, { deniedHere: true })
  const { put } = useSections({ id: templateId })
  const [find, setFind] = useState('')
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const section = template?.sections.find(({ id }) => id === sectionId)
  if (!choices.data || !template || !section)
    return choices.error ? (
      <ErrorState error={choices.error} retry={() => void choices.refetch()} />
    ) : (
      <LoadingBlock lines={8} />
    )
  const { data } = choices
  const chosen = picked ?? new Set(section.items.map(({ code }) => code))
  const takenBy = new Map(
    template.sections
      .filter(({ id }) => id !== sectionId)
      .flatMap(({ title, items }) => items.map(({ code }) => [code, wordsIn(title)] as const)),
  )
  const pick = (code: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(code)
    else next.delete(code)
    setPicked(next)
  }
  const found = foundSections(data, find)
  return (
    <div className="showcase-choice">
      <label>
        <span className="visually-hidden">{t('sections.find')}</span>
        <input
          translate="no"
          type="search"
          className="control"
          placeholder={t('sections.find')}
          value={find}
          onChange={({ target: { value } }) => setFind(value)}
        />
      </label>
      {found.length === 0 ? <p>{t('sections.nothingFound')}</p> : null}
      {found.map(({ key, name, elements }) => (
        <fieldset key={key} className="showcase-choices">
          <legend>{name}</legend>
          {elements.map((element) => (
            <label key={element.code}>
              <input
                type="checkbox"
                className="check"
                checked={chosen.has(element.code)}
                disabled={takenBy.has(element.code)}
                onChange={({ target: { checked } }) => pick(element.code, checked)}
              />
              <span>
                {wordsIn(element.name)}
                {takenBy.has(element.code) ? (
                  <small>{t('sections.takenBy', { name: takenBy.get(element.code) })}</small>
                ) : null}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="showcase-choice-foot" data-action-bar>
        <Button
          variant="contained"
          onClick={() => {
            put(sectionId, { ...section, items: itemsAfter(data, section, chosen) })
            closeDrawer()
          }}
        >
          {t('sections.apply', { count: chosen.size })}
        </Button>
        <Button onClick={closeDrawer}>{t('sections.cancel')}</Button>
      </div>
    </div>
  )
}
