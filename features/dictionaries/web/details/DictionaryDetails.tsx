import { DictionaryPage } from '../DictionaryPage.tsx'
import { LoadedDictionary } from './LoadedDictionary.tsx'

/** One dictionary: its values, its versions and what was done with it. */
export const DictionaryDetails = () => (
  <DictionaryPage>
    {(dictionary) => <LoadedDictionary key={dictionary.id} dictionary={dictionary} />}
  </DictionaryPage>
)
