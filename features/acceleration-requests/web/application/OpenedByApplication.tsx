import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DraftPage } from './application.types.ts'
import { placeWords } from './place-words.ts'

/** The hidden fields that the application makes visible to the accelerator, by name. */
export const OpenedByApplication = ({ opens }: Pick<DraftPage, 'opens'>) => {
  const t = useTexts('acceleration-requests')
  return (
    <>
      <p>{t('application.opens.text', { count: opens.length })}</p>
      <ul>
        {opens.map(({ code, name }) => (
          <li key={code}>{placeWords(name).whole}</li>
        ))}
      </ul>
    </>
  )
}
