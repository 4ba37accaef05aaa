import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { assignValues, unassignValues } from '../../contract/entry.endpoints.ts'
import { ValuePicker } from './ValuePicker.tsx'

type Props = { child: { id: number }; parent: { id: number; name: string } }

/** Two linked dictionaries: a parent value, its children, and the values that can be assigned to it. */
export const LinkedPair = ({ child, parent }: Props) => {
  const t = useTexts('dictionaries')
  const [parentId, setParentId] = useState<number | null>(null)
  const assign = useCommand(assignValues, { success: t('linked.assigned') })
  const unassign = useCommand(unassignValues, { success: t('linked.unassigned') })
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
        action={{
          label: t('linked.remove'),
          run: (ids, onSuccess) => unassign.mutate({ body: { ids } }, { onSuccess }),
          pending: unassign.isPending,
        }}
      />
      <ValuePicker
        title={t('linked.free')}
        query={{ dictionaryId: child.id, withoutParentIn: parent.id, status: ['ACTIVE'] }}
        action={{
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
