import { DictionaryPage } from '../DictionaryPage.tsx'
import { LoadedDictionary } from './LoadedDictionary.tsx'

/** Page of a dictionary: its values, versions and history. */
export const DictionaryDetails = () => (
  <DictionaryPage>
    {(dictionary) => <LoadedDictionary key={dictionary.id} dictionary={dictionary} />}
  </DictionaryPage>
)
