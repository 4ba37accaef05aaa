import './linked-lists.css'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { LinkIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getDictionary, listDictionaries } from '../../contract/dictionary.endpoints.ts'
import { ChainChoice } from './ChainChoice.tsx'
import { linkOf, linksQuery } from './links.ts'
import { LinkedPair } from './LinkedPair.tsx'
import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'

const LinkForm = lazy(async () => ({ default: (await import('./LinkForm.tsx')).LinkForm }))

/** Opens the form of a new link in the drawer. */
const openLinkForm = (title: string, onLinked: (childId: number) => void): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <LinkForm onLinked={onLinked} />
      </Suspense>
    ),
  })

const search = z.object({ child: numberParam() })

/** Values of linked dictionaries: a link, a parent value, and the values assigned or assignable to it. */
export const LinkedLists = () => {
  const t = useTexts('dictionaries')
  const [{ child: id }, setSearch] = useScreenSearch(search)
  const first = useCall(listDictionaries, { query: { ...linksQuery, limit: 1 } }, { deniedHere: true })
  const answer = useCall(
    getDictionary,
    { query: { id: id ?? 0 } },
    { enabled: id !== undefined, keepPrevious: true, deniedHere: true },
  )
  const choose = (child: number | undefined) => setSearch({ child })
  if (first.error && !first.data) return <ErrorState error={first.error} retry={() => void first.refetch()} />
  if (!first.data || (id !== undefined && answer.isPending)) return <LoadingBlock lines={6} />
  // The link in the address may have been removed since.
  const chosen = linkOf(id === undefined ? undefined : answer.data) ?? linkOf(first.data.items[0])
  const add = (
    <Button
      variant="contained"
      color="primary"
      startIcon={<LinkIcon />}
      onClick={() => openLinkForm(t('linked.add'), choose)}
    >
      {t('linked.add')}
    </Button>
  )
  return (
    <section>
      <PageHead actions={chosen ? add : null} />
      {chosen ? (
        <>
          <ChainChoice chosen={chosen} onChoose={choose} />
          <LinkedPair key={chosen.child.id} child={chosen.child} parent={chosen.parent} />
        </>
      ) : (
        <EmptyState title={t('linked.emptyTitle')} text={t('linked.emptyText')} action={add} />
      )}
    </section>
  )
}
