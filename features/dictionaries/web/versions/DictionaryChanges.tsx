import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DictionaryPage } from '../DictionaryPage.tsx'
import { ChangesList } from './ChangesList.tsx'
import { JournalPage } from './JournalPage.tsx'

/** Screen with the differences between two versions, or between one and the current values. */
export const DictionaryChanges = () => {
  const t = useTexts('dictionaries')
  return (
    <DictionaryPage>
      {(dictionary) => (
        <JournalPage dictionary={dictionary} title={() => t('changes.heading', { name: dictionary.name })}>
          {(journal) => <ChangesList key={dictionary.id} dictionary={dictionary} journal={journal} />}
        </JournalPage>
      )}
    </DictionaryPage>
  )
}
