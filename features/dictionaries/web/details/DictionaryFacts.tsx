import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { Details } from './dictionary.types.ts'

/** What stands below the name of a dictionary: its code, its version and what it is linked to. */
export const DictionaryFacts = ({ dictionary }: { dictionary: Details }) => {
  const t = useTexts('dictionaries')
  const { code, version, updatedAt, parent, children } = dictionary
  return (
    <>
      <span>{code}</span>
      {version === null ? null : <span>{t('details.version', { version })}</span>}
      <span>
        {t('list.updated')} <DateText value={updatedAt} />
      </span>
      {parent ? <span>{t('details.parent', { name: parent.name })}</span> : null}
      {children.length > 0 ? (
        <span>{t('details.children', { names: children.map(({ name }) => name).join(', ') })}</span>
      ) : null}
    </>
  )
}
