import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { assignValues, unassignValues } from '../../contract/kept-value.endpoints.ts'
import { dictionaryReads } from '../dictionary-reads.ts'
import { ValuePicker } from './ValuePicker.tsx'

type Props = { child: { id: number }; parent: { id: number; name: string } }

/** Two linked dictionaries: a value above, what lies below it, and what may still be put there. */
export const LinkedPair = ({ child, parent }: Props) => {
  const t = useTexts('dictionaries')
  const [parentId, setParentId] = useState<number | null>(null)
  const assign = useDeed(assignValues, { refreshes: dictionaryReads, success: t('linked.assigned') })
  const unassign = useDeed(unassignValues, { refreshes: dictionaryReads, success: t('linked.unassigned') })
  return (
    <div className="linked-columns">
      <ValuePicker
        title={parent.name}
        query={{ dictionaryId: parent.id, status: ['ACTIVE'] }}
        chosen={parentId}
        onChoose={setParentId}
      />
      <ValuePicker
        key={parentId}
        title={t('linked.below')}
        query={parentId === null ? null : { dictionaryId: child.id, parentId }}
        hint={t('linked.chooseParent')}
        deed={{
          label: t('linked.remove'),
          run: (ids, onSuccess) => unassign.mutate({ body: { ids } }, { onSuccess }),
          pending: unassign.isPending,
        }}
      />
      <ValuePicker
        title={t('linked.free')}
        query={{ dictionaryId: child.id, withoutParentIn: parent.id, status: ['ACTIVE'] }}
        deed={{
          label: t('linked.assign'),
          run: (ids, onSuccess) => {
            if (parentId !== null) assign.mutate({ body: { ids, parentId } }, { onSuccess })
          },
          pending: assign.isPending,
          disabled: parentId === null,
        }}
      />
    </div>
  )
}
