import './linked-lists.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { listDictionaries, unlinkDictionary } from '../../contract/dictionary.endpoints.ts'
import { assignValues, unassignValues } from '../../contract/kept-value.endpoints.ts'
import { dictionaryReads } from '../dictionary-reads.ts'
import { LinkForm } from './LinkForm.tsx'
import { ValuePicker } from './ValuePicker.tsx'

/** Which values lie below which: a pair of linked dictionaries, a value above, and what lies or may lie below it. */
export const LinkedLists = () => {
  const t = useTexts('dictionaries')
  const answer = useCall(listDictionaries, { query: { limit: 50, sorting: 'NAME', sortingDirection: 'ASC' } })
  const [childId, setChildId] = useState<number | null>(null)
  const [parentId, setParentId] = useState<number | null>(null)
  const assign = useDeed(assignValues, { refreshes: dictionaryReads, success: t('linked.assigned') })
  const unassign = useDeed(unassignValues, { refreshes: dictionaryReads, success: t('linked.unassigned') })
  const unlink = useDeed(unlinkDictionary, { refreshes: dictionaryReads, success: t('linked.unlinked') })
  if (answer.error && !answer.data)
    return <ErrorState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <LoadingBlock lines={6} />
  const linked = answer.data.items.filter(({ parent }) => parent !== null)
  const child = linked.find(({ id }) => id === childId) ?? linked[0]
  const add = (
    <Button
      onClick={() => openDrawer({ title: t('linked.add'), body: <LinkForm all={answer.data.items} /> })}
    >
      {t('linked.add')}
    </Button>
  )
  return (
    <section className="linked-lists">
      <PageHead actions={add} />
      {child ? (
        <>
          <label className="linked-chain">
            {t('linked.chain')}
            <select
              value={child.id}
              onChange={(event) => {
                setChildId(Number(event.target.value))
                setParentId(null)
              }}
            >
              {linked.map(({ id, name, parent }) => (
                <option key={id} value={id}>{`${parent!.name} → ${name}`}</option>
              ))}
            </select>
            <Button size="small" onClick={() => unlink.mutate({ body: { childId: child.id } })}>
              {t('linked.unlink')}
            </Button>
          </label>
          <div className="linked-columns">
            <ValuePicker
              key={`parents-${child.id}`}
              title={child.parent!.name}
              query={{ dictionaryId: child.parent!.id }}
              chosen={parentId}
              onChoose={setParentId}
            />
            <ValuePicker
              key={`below-${child.id}-${parentId}`}
              title={t('linked.below')}
              query={parentId === null ? null : { dictionaryId: child.id, parentId }}
              hint={t('linked.chooseParent')}
              deed={{
                label: t('linked.remove'),
                run: (ids) => unassign.mutate({ body: { ids } }),
                pending: unassign.isPending,
              }}
            />
            <ValuePicker
              key={`free-${child.id}`}
              title={t('linked.free')}
              query={{ dictionaryId: child.id, withoutParentIn: child.parent!.id }}
              deed={{
                label: t('linked.assign'),
                run: (ids) => parentId !== null && assign.mutate({ body: { ids, parentId } }),
                pending: assign.isPending,
                disabled: parentId === null,
              }}
            />
          </div>
        </>
      ) : (
        <EmptyState title={t('linked.emptyTitle')} text={t('linked.emptyText')} />
      )}
    </section>
  )
}
