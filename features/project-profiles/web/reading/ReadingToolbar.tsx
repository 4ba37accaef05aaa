import '#platform/web/work/components/list/list.css'
import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { DocumentIcon, HistoryIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListSearch } from '#platform/web/work/components/list/ListSearch.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'

type Props = {
  /** Works with the project: may also see empty elements. */
  follows: boolean
  mayCompare: boolean
}

/** Tools of a reader: search, empty elements, comparison where the history is visible, print. */
export const ReadingToolbar = ({ follows, mayCompare }: Props) => {
  const t = useTexts('project-profiles')
  const [raw, setSearch] = useRawSearch()
  const find = useCallback((text: string) => setSearch({ find: text || undefined }), [setSearch])
  return (
    <div className="reading-toolbar no-print">
      <ListSearch value={raw['find'] ?? ''} onChange={find} />
      {follows ? (
        <Switch
          label={t('reading.showEmpty')}
          checked={raw['empty'] === '1'}
          onChange={(empty) => setSearch({ empty: empty ? '1' : undefined })}
        />
      ) : null}
      {mayCompare ? (
        <Button startIcon={<HistoryIcon />} onClick={() => setSearch({ compare: 'last' }, { push: true })}>
          {t('reading.compare')}
        </Button>
      ) : null}
      <Button startIcon={<DocumentIcon />} onClick={() => setSearch({ print: '1' }, { push: true })}>
        {t('reading.print')}
      </Button>
    </div>
  )
}
