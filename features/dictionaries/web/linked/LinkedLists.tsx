import './linked-lists.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { LinkIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listDictionaries } from '../../contract/dictionary.endpoints.ts'
import { ChainChoice } from './ChainChoice.tsx'
import type { Link } from './link.types.ts'
import { LinkedPair } from './LinkedPair.tsx'
import { openLinkForm } from './open-link-form.tsx'

/** Which values lie below which: a pair of linked dictionaries, a value above, and what lies or may lie below it. */
export const LinkedLists = () => {
  const t = useTexts('dictionaries')
  const answer = useCall(listDictionaries, { query: { limit: 50, sorting: 'NAME', sortingDirection: 'ASC' } })
  const [childId, setChildId] = useState<number | null>(null)
  if (answer.error && !answer.data)
    return <ErrorState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <LoadingBlock lines={6} />
  const links = answer.data.items.flatMap(({ id, name, parent }): Link[] =>
    parent ? [{ child: { id, name }, parent }] : [],
  )
  const chosen = links.find(({ child }) => child.id === childId) ?? links[0]
  const add = (
    <Button
      variant="contained"
      color="primary"
      startIcon={<LinkIcon />}
      onClick={() => openLinkForm(t('linked.add'))}
    >
      {t('linked.add')}
    </Button>
  )
  return (
    <section>
      <PageHead actions={chosen ? add : null} />
      {chosen ? (
        <>
          <ChainChoice links={links} chosen={chosen} onChoose={setChildId} />
          <LinkedPair key={chosen.child.id} child={chosen.child} parent={chosen.parent} />
        </>
      ) : (
        <EmptyState title={t('linked.emptyTitle')} text={t('linked.emptyText')} action={add} />
      )}
    </section>
  )
}
