import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ArchiveIcon } from '#platform/web/work/components/icons/icons.ts'
import { archiveValues } from '../../contract/kept-value.endpoints.ts'
import { dictionaryReads } from '../dictionary-reads.ts'
import type { KeptValue } from './dictionary.types.ts'

/** Archives the chosen values at once. */
export const ArchiveChosen = ({ values, clear }: { values: readonly KeptValue[]; clear: () => void }) => {
  const t = useTexts('dictionaries')
  const archive = useDeed(archiveValues, {
    refreshes: dictionaryReads,
    success: t('values.archived'),
    onDone: clear,
  })
  return (
    <Button
      startIcon={<ArchiveIcon />}
      loading={archive.isPending}
      onClick={() => archive.mutate({ body: { ids: values.map(({ id }) => id) } })}
    >
      {t('values.archive')}
    </Button>
  )
}
