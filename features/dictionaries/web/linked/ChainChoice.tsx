import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { unlinkDictionary } from '../../contract/dictionary.endpoints.ts'
import { dictionaryReads } from '../dictionary-reads.ts'
import type { Link } from './link.types.ts'

type Props = { links: readonly Link[]; chosen: Link; onChoose: (childId: number) => void }

/** Which two linked dictionaries are open; their link may be removed. */
export const ChainChoice = ({ links, chosen, onChoose }: Props) => {
  const t = useTexts('dictionaries')
  const id = useId()
  const unlink = useDeed(unlinkDictionary, { refreshes: dictionaryReads, success: t('linked.unlinked') })
  return (
    <div className="linked-chain">
      <label htmlFor={id}>{t('linked.chain')}</label>
      <select
        id={id}
        className="control"
        value={chosen.child.id}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {links.map(({ child, parent }) => (
          <option key={child.id} value={child.id}>{`${parent.name} → ${child.name}`}</option>
        ))}
      </select>
      <Button
        loading={unlink.isPending}
        onClick={() => unlink.mutate({ body: { childId: chosen.child.id } })}
      >
        {t('linked.unlink')}
      </Button>
    </div>
  )
}
