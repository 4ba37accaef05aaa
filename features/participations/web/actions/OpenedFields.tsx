import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { placeWords } from '../fields/place-words.ts'
import type { Task } from '../work.types.ts'

/** The hidden fields that an action will disclose, by name. */
export const OpenedFields = ({ opens }: Pick<Task, 'opens'>) => {
  const t = useTexts('participations')
  return (
    <>
      <p>{t('opening.text', { count: opens.length })}</p>
      <ul>
        {opens.map(({ code, name }) => (
          <li key={code}>{placeWords(name).whole}</li>
        ))}
      </ul>
      <p>{t('opening.elsewhere')}</p>
    </>
  )
}
