import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DictionaryPage } from '../DictionaryPage.tsx'
import { ChangesList } from './ChangesList.tsx'
import { JournalPage } from './JournalPage.tsx'

/** What differs between two versions of a dictionary, or between one and what stands now. */
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
