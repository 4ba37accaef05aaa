import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Details } from './dictionary.types.ts'
import { DictionaryFacts } from './DictionaryFacts.tsx'
import { openValueForm } from './open-value-form.tsx'
import { useDictionaryActions } from './use-dictionary-actions.ts'
import { useDictionaryTabs } from './use-dictionary-tabs.tsx'

/** The page of a dictionary that is there. */
export const LoadedDictionary = ({ dictionary }: { dictionary: Details }) => {
  const t = useTexts('dictionaries')
  const actions = useDictionaryActions(dictionary)
  const tabs = useDictionaryTabs(dictionary)
  return (
    <DetailsScreen
      listId="dictionaries"
      backTo="/admin/dictionaries"
      backLabel={t('list.title')}
      name={dictionary.name}
      facts={<DictionaryFacts dictionary={dictionary} />}
      primary={
        dictionary.actions.includes('addValue')
          ? {
              label: t('values.add'),
              icon: AddIcon,
              onClick: () => openValueForm(t('values.newTitle'), { dictionary, value: null }),
            }
          : null
      }
      actions={actions}
      tabs={tabs}
    />
  )
}
